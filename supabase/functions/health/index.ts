import { serve } from '../_shared/serve.ts'
import { createHealthHandler } from './handler.ts'

void serve('health', createHealthHandler)
