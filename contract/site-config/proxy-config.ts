import { z } from '../zod.ts'
import { issueMessage } from './bounded-fields.ts'

const proxy = z
  .string()
  .max(512)
  .refine(
    isProxy,
    issueMessage(
      'Enter an address such as http://proxy.example.com:8080; https:// and socks5:// work too',
      '请输入 http://proxy.example.com:8080 这样的地址，也可以用 https:// 或 socks5:// 开头',
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
