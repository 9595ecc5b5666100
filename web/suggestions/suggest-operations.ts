import type { Tool } from '#kit/catalogue.ts'
import { materialOf } from '#lib/recognition/material-of.ts'
import type { Recognize } from '#lib/recognition/recognition.ts'
import type { Suggestion } from '#ui/frame/tool.ts'

const recognizers = Object.entries(
  import.meta.glob<Recognize>('../../tools/*/recognize.ts', { eager: true, import: 'recognize' }),
).map(([path, recognize]) => ({ id: path.split('/').at(-2) ?? '', recognize }))

/**
 * Suggests what can be done with a text, a file or a held text: the surest first, of those equally sure that of the more
 * popular tool. Of one tool there are two operations at most. Looks at the first 100,000 characters.
 */
export async function suggestOperations(content: string | Blob, tools: readonly Tool[]): Promise<Suggestion[]> {
  const material = await materialOf(content)
  const suggestions = tools.flatMap((tool) => {
    const recognize = recognizers.find(({ id }) => id === tool.id)?.recognize
    const found = recognize?.(material).sort((a, b) => b.confidence - a.confidence) ?? []
    return found.slice(0, 2).map((recognition) => ({ ...recognition, tool }))
  })
  return suggestions.sort((a, b) => b.confidence - a.confidence || b.tool.popularity - a.tool.popularity)
}
