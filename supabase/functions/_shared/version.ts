/** package.json is not deployed with the functions; a test compares. */
export const version = '0.1.0'
