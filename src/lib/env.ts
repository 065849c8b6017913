/** Where the Supabase functions answer: the site's own origin unless the build names another. */
export function supabaseUrl(): string {
  return import.meta.env.VITE_SUPABASE_URL || location.origin
}

/** The public key of the backend; the local backend takes any. */
export function supabaseAnonKey(): string {
  return import.meta.env.VITE_SUPABASE_ANON_KEY || 'local'
}
