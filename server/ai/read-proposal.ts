import { z } from 'zod'
import type { SeoProposal } from '#contract/ai.ts'

const clip = (longest: number) => z.string().transform((text) => [...text.trim()].slice(0, longest).join(''))

const proposal = z.object({
  title: clip(200),
  description: clip(2000),
  keywords: z
    .union([z.array(z.string()), z.string().transform((text) => text.split(/[,，、;；]/))])
    .transform((list) => list.map((word) => word.trim().slice(0, 100)).filter((word) => word !== ''))
    .transform((list) => [...new Set(list)].slice(0, 100)),
})

/** Reads the proposal out of what a model wrote: a JSON object, perhaps fenced or with words around it. */
export function readProposal(text: string): SeoProposal | undefined {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (start === -1 || end < start) return undefined
  try {
    const read = proposal.safeParse(JSON.parse(text.slice(start, end + 1)))
    return read.success && read.data.title !== '' ? read.data : undefined
  } catch {
    return undefined
  }
}
