export const screens = { sm: '40rem', md: '56.25rem', lg: '68.75rem', xl: '90rem', '2xl': '98rem' }

export const easing = { in: 'cubic-bezier(.2,.7,.2,1)', out: 'cubic-bezier(.4,0,1,1)' }
