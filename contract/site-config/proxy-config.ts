import { z } from 'zod'
import { issueMessage } from './bounded-fields.ts'

const proxy = z
  .string()
  .max(512)
  .refine(
    isProxy,
    issueMessage(
      'Write it as http://host:port, https:// or socks5://',
      '请写作 http://主机:端口，也可以是 https:// 或 socks5://',
    ),
  )

/** The proxies through which the server reaches the AI endpoint, in turn. */
export const proxyConfig = z.object({
  enable: z.boolean().default(false),
  proxies: z.array(proxy).max(200).default([]),
})

function isProxy(text: string): boolean {
  if (!/^(https?|socks5):\/\/[^\s/?#\\]+\/?$/.test(text) || !URL.canParse(text)) return false
  return new URL(text).hostname !== ''
}
