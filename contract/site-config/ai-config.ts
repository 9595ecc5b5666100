import { z } from 'zod'
import { address, line } from './bounded.ts'

/** An OpenAI-compatible chat endpoint that proposes titles and descriptions. */
export const aiConfig = z.object({
  enable_ai: z.boolean().default(false),
  api_endpoint: address,
  api_model: line(200),
  retry_times: z.int().min(0).max(10).default(3),
  keys: z.array(z.string().min(1).max(512)).max(50).default([]),
  gen_seo_prompt: line(20_000),
})
