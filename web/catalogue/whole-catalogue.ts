import { assembleCatalogue, type WholeTool } from '#core/catalogue.ts'
import type { Card } from '#kit/tool.ts'

/** Every tool with all that its card says. Not for the first page: `catalogue.ts` is. */
export const wholeCatalogue: WholeTool[] = assembleCatalogue(
  import.meta.glob<Card>('../../tools/*/tool.ts', { eager: true, import: 'default' }),
)

export const wholeToolById = (id: string): WholeTool | undefined => wholeCatalogue.find((tool) => tool.id === id)
