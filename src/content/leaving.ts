/** Where "Leave quickly" leads: the national weather service, which anybody may have open. */
export const neutralPage = 'https://www.met.gov.my/'

/** The browsers used most in Malaysia (StatCounter, 2026). */
export const browsers = {
  chrome: 'Chrome',
  safari: 'Safari',
  edge: 'Edge',
  samsung: 'Samsung Internet',
}
