/** The id of the layout's status line, which describes the disabled waitlist buttons. */
export const statusLineId = 'status'
