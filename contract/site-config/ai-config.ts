import { z } from '../zod.ts'
import { addressWithoutUserinfo, boundedText, issueMessage } from './bounded-fields.ts'

/** An OpenAI-compatible chat endpoint that proposes titles and descriptions. */
export const aiConfig = z.object({
  enable_ai: z.boolean().default(false),
  api_endpoint: addressWithoutUserinfo,
  api_model: boundedText(200),
  retry_times: z.int().min(0).max(10).default(3),
  keys: z.array(z.string().min(1).max(512).refine(isVisible, visibleOnly())).max(50).default([]),
  gen_seo_prompt: boundedText(20_000),
})

function isVisible(key: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a key travels in a header, which takes none
  return !/[\u0000-\u001f\u007f]/.test(key)
}

function visibleOnly() {
  return issueMessage('A key cannot contain line breaks or other invisible characters', '密钥不能包含换行等不可见字符')
}
