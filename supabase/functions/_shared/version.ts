/** package.json is not deployed; a test holds the two equal. */
export const version = '0.1.0'
