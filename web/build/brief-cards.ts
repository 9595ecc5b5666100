import type { CardSummary } from '#kit/tool.ts'
import { cardPath, ofEveryTool, readCard } from './read-tools.ts'

/**
 * Of every tool's card, by the card's path, what the first page shows of it. Descriptions and keywords stay behind, in
 * `web/catalogue/whole-catalogue.ts`.
 */
export async function cardSummaries(): Promise<Record<string, CardSummary>> {
  const briefs = Object.entries(await ofEveryTool(readBrief))
  return Object.fromEntries(briefs.map(([tool, brief]) => [cardPath(tool), brief]))
}

async function readBrief(tool: string): Promise<CardSummary> {
  const { description: _, keywords: __, isSecret: ___, variant: ____, ...brief } = await readCard(tool)
  return brief
}
