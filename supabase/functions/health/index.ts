import { serve } from '../_shared/serve.ts'
import { isHosted, readFormSettings } from '../_shared/settings.ts'
import { createHealthHandler } from './handler.ts'

void serve('health', ({ environment, ...context }) =>
  createHealthHandler({
    ...context,
    ...readFormSettings(environment),
    // On Supabase `deliver` is another process, and this one starts every few minutes.
    startsDelivery: !isHosted(environment),
  }),
)
