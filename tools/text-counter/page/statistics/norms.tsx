import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './statistics.module.css'

/** Where the reading and speaking time come from. */
export function Norms() {
  const words = usePageTexts<PageTexts>()
  return (
    <section className={styles['section']} aria-label={words.norms}>
      <h3>{words.norms}</h3>
      <p>{words.readingNorm}</p>
      <p>{words.speakingNorm}</p>
    </section>
  )
}
