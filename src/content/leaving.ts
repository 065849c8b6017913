/** "Leave quickly" leads to the national weather service, which anybody may have open. */
export const neutralPage = 'https://www.met.gov.my/'

/**
 * These are the three used most in the world, and the third on phones (StatCounter, April and May
 * 2023, as newspapers gave it).
 */
export const browsers = {
  chrome: 'Chrome',
  safari: 'Safari',
  edge: 'Edge',
  samsung: 'Samsung Internet',
}
