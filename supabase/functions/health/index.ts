import { serve } from '../_shared/serve.ts'
import { createHealthHandler } from './handler.ts'

serve('health', createHealthHandler)
