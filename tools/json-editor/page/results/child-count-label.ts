import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import type { ValuePreview } from '../../document/value-preview.ts'

type CountWords = Record<'items' | 'keys', string>

/** Says how many values a container holds. */
export function childCountLabel(
  { kind, children }: Pick<ValuePreview, 'kind' | 'children'>,
  words: CountWords,
): string {
  return fill(kind === 'array' ? words.items : words.keys, { count: formatCount(children) })
}
