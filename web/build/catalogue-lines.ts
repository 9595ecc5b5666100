import type { WholeTool } from '#core/catalogue.ts'
import { readCatalogue } from './read-tools.ts'

/**
 * What the first page shows of every tool, the most popular first: a line each, with `|` between, which grows with every
 * tool and packs a tenth smaller than objects. Descriptions and keywords stay behind, in `web/catalogue/whole-catalogue.ts`.
 *
 * @throws Error naming what cannot stand in a line
 */
export const catalogueLines = async (): Promise<string> => (await readCatalogue()).map(lineOf).join('\n')

function lineOf({ id, category, title, summary, hot, formerIds = [] }: WholeTool): string {
  const fields = [id, category, title.en, title.zh, summary.en, summary.zh, hot ? '1' : '', formerIds.join(',')]
  const unfit = fields.find((field) => /[|\n]/.test(field))
  if (unfit !== undefined) throw new Error(`A title or summary of tools/${id} has a | or a line break: ${unfit}`)
  return fields.join('|')
}
