/** The version in package.json, which is not there where functions are deployed; a test compares. */
export const version = '0.1.0'
