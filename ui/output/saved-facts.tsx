import { fill } from '#kit/sentence.ts'
import { useTexts } from '../language/language.ts'
import { sizeOf } from '../text/measure-text.ts'
import { FactList, type FactListProps } from './fact-list.tsx'

interface SavedFactsProps extends FactListProps {
  /** In bytes, of the input. */
  before: number
  /** In bytes, of the output. */
  after: number
}

/** The facts of an output, the first of which is what was saved: 12.3 kB → 4.10 kB, 67% less. */
export function SavedFacts({ before, after, fields, output, labels, ...rest }: SavedFactsProps) {
  const words = useTexts(texts)
  const told = fields.filter(([name]) => name !== 'size' && name !== 'originalSize')
  const saved = { saved: sentenceOf(before, after, words) }
  return (
    <FactList
      {...rest}
      fields={[['saved', {}], ...told]}
      output={{ ...output, ...saved }}
      labels={{ ...labels, saved: { label: words.size, help: '' } }}
    />
  )
}

function sentenceOf(before: number, after: number, words: (typeof texts)['en']): string {
  const sizes = `${sizeOf(before)} → ${sizeOf(after)}`
  const share = before > 0 ? Math.abs(1 - after / before) * 100 : 0
  // Rounds neither to 100 % nor, from a saving, to 0 %.
  const percent = after < before ? Math.min(99, Math.round(share)) : Math.round(share)
  if (percent === 0) return sizes
  return fill(after < before ? words.less : words.more, { sizes, percent })
}

const texts = {
  en: { size: 'Size', less: '{sizes}, {percent}% less', more: '{sizes}, {percent}% more' },
  zh: { size: '大小', less: '{sizes}，减少 {percent}%', more: '{sizes}，增加 {percent}%' },
}
