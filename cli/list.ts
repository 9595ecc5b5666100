import { readCatalogue } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { categories } from '#kit/tool.ts'
import { UsageError } from './usage-error.ts'

/**
 * Lists all tools by category with short descriptions.
 *
 * @throws UsageError for arguments other than the language, since the list takes none
 */
export async function list(args: string[], language: Language): Promise<string> {
  const others = args.filter((arg, index) => !arg.startsWith('--lng') && args[index - 1] !== '--lng')
  if (others.length > 0) {
    throw new UsageError(
      `toolbench list takes no ${others[0]}: write toolbench list, or toolbench help <tool>`,
      `toolbench list 不接受 ${others[0]}：请写作 toolbench list，或 toolbench help <工具>`,
    )
  }
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
