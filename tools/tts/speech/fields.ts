import { z } from 'zod'

/** The text and how to speak it; shared by all operations that speak. */
export const speechFields = {
  text: z.string().max(100_000).meta({ contentMediaType: 'text/plain' }),
  voice: z.string().max(40).default('en'),
  speed: z.number().min(0.5).max(2).default(1).meta({ format: 'range' }),
  pitch: z.number().min(0).max(2).default(1).meta({ format: 'range' }),
  volume: z.number().min(0).max(1).default(1).meta({ format: 'range' }),
}
