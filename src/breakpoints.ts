/** The stylesheet's breakpoints; scripts that choose by window width read them too. */
export const screens = {
  /** Wider than the narrowest phones. */
  narrow: '22.5rem',
  /** As wide as most phones. */
  phone: '24.375rem',
  sm: '40rem',
  md: '56.25rem',
  lg: '68.75rem',
  xl: '90rem',
  '2xl': '98rem',
}
