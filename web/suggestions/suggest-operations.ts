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
 * Suggests operations for a text, a held text or a file, the surest first. Reads the first 100,000 characters;
 * some suggestions have a short preview of the result.
 *
 * @param others how many files came with it
 */
export async function suggestOperations(
  content: string | Blob,
  tools: readonly Tool[],
  others = 0,
): Promise<Suggestion[]> {
  const candidates = tools.map((tool) => ({ tool, recognize: recognizers.get(tool.id) ?? (() => []) }))
  return rankRecognitions({ ...(await materialOf(content)), others }, candidates)
}
