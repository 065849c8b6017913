/** "Leave quickly" leads to the national weather service, which anybody may have open. */
export const neutralPage = 'https://www.met.gov.my/'

/**
 * The three most used browsers worldwide, and Samsung Internet, the third most used on phones
 * (StatCounter, April and May 2023, as reported by newspapers).
 */
export const browsers = {
  chrome: 'Chrome',
  safari: 'Safari',
  edge: 'Edge',
  samsung: 'Samsung Internet',
}
