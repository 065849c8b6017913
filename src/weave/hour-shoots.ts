/** The hours of a day from midnight, and which of them are night. */
export const hours = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  night: hour < 7 || hour > 18,
}))
