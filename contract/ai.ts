import { z } from 'zod'

/** What a proposal is asked for: the site's own head contents, or those of a page, in a language. */
export const seoQuestion = z.object({
  kind: z.enum(['site', 'page']),
  path: z
    .string()
    .max(512)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .optional(),
  lng: z.enum(['en', 'zh']),
})

export type SeoQuestion = z.output<typeof seoQuestion>

/** A proposal, for approval; nothing is saved by itself. */
export const seoProposal = z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) })

export type SeoProposal = z.output<typeof seoProposal>
