import { readCatalogue } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { categories } from '#kit/tool.ts'

/** Lists all tools by category with short descriptions. */
export async function list(language: Language): Promise<string> {
  const tools = await readCatalogue()
  const width = Math.max(...tools.map(({ id }) => id.length)) + 2
  const sections = Object.entries(categories).map(([category, title]) => {
    const lines = tools
      .filter((tool) => tool.category === category)
      .map(({ id, summary }) => `  ${id.padEnd(width)}${summary[language]}`)
    return lines.length ? `${title[language]}\n${lines.join('\n')}\n` : ''
  })
  return sections.filter(Boolean).join('\n')
}
