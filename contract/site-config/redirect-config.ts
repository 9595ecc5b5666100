import { z } from '../zod.ts'
import { issueMessage } from './bounded-fields.ts'
import { asciiUrl, findLoop, isRedirectSource, isRedirectTarget, normalizePath } from './check-redirects.ts'

const redirect = z.object({
  from: z
    .string()
    .max(512)
    .refine(
      isRedirectSource,
      issueMessage(
        'Enter a path such as /old. It cannot contain ?, # or .., or be one that the site itself needs, such as /admin.',
        '请输入 /old 这样的路径，不能含 ?、# 或 ..，也不能是网站自身需要的路径，例如 /admin',
      ),
    ),
  to: z
    .string()
    .max(2048)
    .refine(
      isRedirectTarget,
      issueMessage(
        'Enter a path such as /new, or a full http(s) address',
        '请输入 /new 这样的路径，或以 http:// 或 https:// 开头的完整地址',
      ),
    )
    .overwrite(asciiUrl),
  code: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(302),
  enable: z.boolean().default(true),
})

export type Redirect = z.output<typeof redirect>

/** Redirects that the server answers before pages (§15): unique sources, and no loops. */
export const redirectConfig = z.object({
  redirects: z
    .array(redirect)
    .max(500)
    .default([])
    .superRefine((redirects, context) => {
      const seen = new Set<string>()
      for (const [index, { from }] of redirects.entries()) {
        const spelt = normalizePath(from)
        if (seen.has(spelt)) context.addIssue({ code: 'custom', path: [index, 'from'], ...duplicateSource })
        seen.add(spelt)
      }
      const loop = findLoop(redirects)
      if (loop !== undefined) context.addIssue({ code: 'custom', path: [loop, 'to'], ...redirectLoop })
    }),
})

const duplicateSource = issueMessage('This path already has a redirect', '这个路径已有重定向')
const redirectLoop = issueMessage('This redirect leads back to where it starts', '这个重定向会绕回起点')
