import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Score } from '../round/score.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './practice.module.css'

/** The strip of numbers. */
export function Figures({ score }: { score: Score }) {
  const words = usePageTexts<PageTexts>()
  const { speed, accuracy, keysEach, typed, length, seconds } = score
  return (
    <dl className={styles['figures']} aria-label={words.figures}>
      <Figure label={words.speed}>{Math.round(speed)}</Figure>
      <Figure label={words.accuracy}>{Math.round(accuracy * 100)}%</Figure>
      <Figure label={words.keysEach}>{keysEach.toFixed(1)}</Figure>
      <Figure label={words.progress}>
        {typed}
        <small> / {length}</small>
      </Figure>
      <Figure label={words.time}>
        {Math.floor(seconds / 60)}:{String(Math.floor(seconds % 60)).padStart(2, '0')}
      </Figure>
    </dl>
  )
}

const Figure = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
