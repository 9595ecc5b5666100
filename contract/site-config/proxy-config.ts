import { z } from 'zod'

/** The proxies through which the server reaches the AI endpoint, in turn. */
export const proxyConfig = z.object({
  enable: z.boolean().default(false),
  proxies: z
    .array(
      z
        .string()
        .max(512)
        .regex(/^(https?|socks5):\/\/\S+$/),
    )
    .max(200)
    .default([]),
})
