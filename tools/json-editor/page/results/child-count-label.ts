import { fill } from '#kit/sentence.ts'
import { formatCount } from '#ui/text/measure-text.ts'
import type { ValuePreview } from '../../document/value-preview.ts'

type CountWords = Record<'item' | 'items' | 'key' | 'keys', string>

/** Says how many values a container holds. */
export function childCountLabel(
  { kind, children }: Pick<ValuePreview, 'kind' | 'children'>,
  words: CountWords,
): string {
  const [one, many] = kind === 'array' ? [words.item, words.items] : [words.key, words.keys]
  return children === 1 ? one : fill(many, { count: formatCount(children) })
}
