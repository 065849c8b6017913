export const controlStyles =
  'w-full rounded-control border-rule border-border-input bg-field-input px-4 text-control text-ink md:text-[1.0625rem] aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-bg'
