export const backend = import.meta.env.VITE_SUPABASE_URL || location.origin
