import { createClient } from '@supabase/supabase-js'

/** The site's own origin unless the build names another; the local backend takes any key. */
const url = import.meta.env.VITE_SUPABASE_URL || location.origin
const key = import.meta.env.VITE_SUPABASE_ANON_KEY || 'local'

/** No accounts on this site: the client keeps no session, so it writes nothing into the browser. */
export const supabase = createClient(url, key, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
})
