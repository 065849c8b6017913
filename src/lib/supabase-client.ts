import { createClient } from '@supabase/supabase-js'

const url = import.meta.env.VITE_SUPABASE_URL || location.origin
const key = import.meta.env.VITE_SUPABASE_ANON_KEY || 'local'

/** The site has no accounts; without a session the client writes nothing into the browser. */
export const supabase = createClient(url, key, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
})
