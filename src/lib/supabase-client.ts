import { createClient } from '@supabase/supabase-js'
import { supabaseAnonKey, supabaseUrl } from './env.ts'

/** No accounts on this site: the client keeps no session, so it writes nothing into the browser. */
export const supabase = createClient(supabaseUrl(), supabaseAnonKey(), {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
})
