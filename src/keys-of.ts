export function keysOf<T extends object>(record: T): Extract<keyof T, string>[] {
  return Object.keys(record).filter((key): key is Extract<keyof T, string> => key in record)
}
