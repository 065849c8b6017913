/** The stylesheet's breakpoints; scripts that choose by window width read them too. */
export const screens = { sm: '40rem', md: '56.25rem', lg: '68.75rem', xl: '90rem', '2xl': '98rem' }
