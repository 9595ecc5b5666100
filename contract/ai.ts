import { z } from './zod.ts'

/** A request for a proposal: of the site's own head contents, or those of a page, in a language. */
export const seoRequest = z.object({
  kind: z.enum(['site', 'page']),
  path: z
    .string()
    .max(512)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .optional(),
  lng: z.enum(['en', 'zh']),
})

export type SeoRequest = z.output<typeof seoRequest>

/** A proposal, for approval; nothing is saved by itself. */
export const seoProposal = z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) })

export type SeoProposal = z.output<typeof seoProposal>
