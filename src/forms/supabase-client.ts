import { createClient } from '@supabase/supabase-js'

const url = import.meta.env.VITE_SUPABASE_URL || location.origin
const key = import.meta.env.VITE_SUPABASE_ANON_KEY || 'local'

/** No accounts, so no session: the client writes nothing to the browser's storage. */
export const supabase = createClient(url, key, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
})
