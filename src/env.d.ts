interface ImportMetaEnv {
  /** The day of the build, YYYY-MM-DD (vite.config.ts). */
  readonly BUILD_DAY: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
}
