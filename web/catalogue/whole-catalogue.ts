import { assembleCatalogue, type WholeTool } from '#core/catalogue.ts'
import type { Card } from '#kit/tool.ts'

/** All tools with their whole cards. The first page uses `catalogue.ts` instead. */
export const wholeCatalogue: WholeTool[] = assembleCatalogue(
  import.meta.glob<Card>('../../tools/*/tool.ts', { eager: true, import: 'default' }),
)

export const wholeToolById = (id: string): WholeTool | undefined => wholeCatalogue.find((tool) => tool.id === id)
