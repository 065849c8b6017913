/** Where the functions are: the site's own origin unless the build names another. */
export const backend = import.meta.env.VITE_SUPABASE_URL || location.origin
