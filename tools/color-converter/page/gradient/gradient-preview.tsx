import { fill } from '#kit/sentence.ts'
import type { FactListProps } from '#ui/output/fact-list.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './gradient.module.css'

/** A gradient as its CSS draws it, which is nothing but a direction, a space and hex colors. */
export function GradientPreview({ output: { css }, isStale }: Pick<FactListProps, 'output' | 'isStale'>) {
  const words = usePageTexts<PageTexts>()
  if (typeof css !== 'string' || !writtenGradient.test(css)) return null
  const stops = css.match(/#[\da-f]{6,8}/g) ?? []
  const [first = '', last = first] = [stops.at(0), stops.at(-1)]
  // A single step is one color, of which older browsers draw no gradient.
  const drawn = stops.length === 1 ? css.replace(/\)$/, `, ${first})`) : css
  return (
    <div className={styles['preview']} data-stale={isStale || undefined}>
      <div>
        <div role="img" aria-label={fill(words.gradient, { first, last })} style={{ backgroundImage: drawn }} />
      </div>
    </div>
  )
}

/** What the operation writes. Anything else, such as the address of an image, is not drawn. */
const writtenGradient =
  /^(?:linear-gradient\(-?[\d.]{1,8}deg|radial-gradient\(circle|conic-gradient\(from -?[\d.]{1,8}deg)(?: in [a-z]{1,10})?(?:, #[\da-f]{6}(?:[\da-f]{2})?){1,100}\)$/
