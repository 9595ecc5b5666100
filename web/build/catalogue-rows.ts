import { assembleCatalogue } from '#core/catalogue.ts'
import type { CatalogueRow } from '../catalogue/catalogue-row.ts'
import { cardPath, ofEveryTool, readCard } from './read-tools.ts'

/**
 * The rows of all tools, the most popular first. Descriptions and keywords stay behind, in
 * `web/catalogue/whole-catalogue.ts`.
 */
export async function catalogueRows(): Promise<CatalogueRow[]> {
  const cards = Object.entries(await ofEveryTool(readCard)).map(([tool, card]) => [cardPath(tool), card])
  return assembleCatalogue<Awaited<ReturnType<typeof readCard>>>(Object.fromEntries(cards)).map((tool) => {
    const { id, category, popularity, title, summary, hot, formerIds } = tool
    const row: CatalogueRow = [id, category, popularity, title.en, title.zh, summary.en, summary.zh]
    if (hot || formerIds) row.push({ ...(hot && { hot }), ...(formerIds && { formerIds }) })
    return row
  })
}
