import { z } from 'zod'

/** Redirects that the server answers before pages (§15). */
export const redirectConfig = z.object({
  redirects: z
    .array(
      z.object({
        from: z.string().max(512),
        to: z.string().max(2048),
        code: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(302),
        enable: z.boolean().default(true),
      }),
    )
    .max(500)
    .default([]),
})
