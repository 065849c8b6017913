export const emailField = {
  didYouMean: (address: string) => `Did you mean ${address}?`,
} as const
