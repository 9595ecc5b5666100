import type { Tool } from '#core/catalogue.ts'
import { rankRecognitions } from '#core/recognition/rank-recognitions.ts'
import { materialOf } from '#lib/recognition/material-of.ts'
import type { Recognize } from '#lib/recognition/recognition.ts'
import type { Suggestion } from '#ui/tool/tool-directory.ts'

const recognizers = new Map(
  Object.entries(import.meta.glob<Recognize>('../../tools/*/recognize.ts', { eager: true, import: 'recognize' })).map(
    ([path, recognize]) => [path.split('/').at(-2) ?? '', recognize] as const,
  ),
)

/**
 * Suggests what can be done with a text, a file or a held text, the surest first. Looks at the first 100,000 characters;
 * some say what would come of it in short.
 */
export async function suggestOperations(content: string | Blob, tools: readonly Tool[]): Promise<Suggestion[]> {
  const candidates = tools.map((tool) => ({ tool, recognize: recognizers.get(tool.id) ?? (() => []) }))
  return rankRecognitions(await materialOf(content), candidates)
}
