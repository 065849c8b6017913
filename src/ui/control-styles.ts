/** The look shared by inputs, text areas and selects. */
export const controlStyles =
  'w-full rounded-control border-[1.5px] border-border-input bg-field-input px-4 text-[1rem] text-ink md:text-[1.0625rem] aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-bg'
