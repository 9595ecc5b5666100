import { fill } from '#kit/sentence.ts'
import { useTexts } from '../language/language.ts'
import { sizeOf } from '../text/measure-text.ts'
import { FactList, type FactListProps } from './fact-list.tsx'

interface SavedFactsProps extends FactListProps {
  /** In bytes, of what was worked on. */
  before: number
  /** In bytes, of what has come of it. */
  after: number
}

/** What an output tells, and first how much smaller something has become: 12.3 kB → 4.10 kB, 67% less. */
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
  // Never all of it, and nothing where it is nothing.
  const percent = after < before ? Math.min(99, Math.round(share)) : Math.round(share)
  if (percent === 0) return sizes
  return fill(after < before ? words.less : words.more, { sizes, percent })
}

const texts = {
  en: { size: 'Size', less: '{sizes}, {percent}% less', more: '{sizes}, {percent}% more' },
  zh: { size: '大小', less: '{sizes}，减少 {percent}%', more: '{sizes}，增加 {percent}%' },
}
