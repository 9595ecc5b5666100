import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { useFigures } from '../use-figures.ts'
import styles from './statistics.module.css'

interface RankingProps {
  title: string
  rows: readonly { name: string; count: number }[]
  /** What the counts are a share of. */
  total: number
}

/** The most rows that are drawn; the result itself has all. */
const maxRows = 100

/** What is most common, each with how often it comes and a bar as long as that beside the first. */
export function Ranking({ title, rows, total }: RankingProps) {
  const words = usePageTexts<PageTexts>()
  const write = useFigures()
  const most = rows[0]?.count ?? 1
  if (rows.length === 0) return null
  return (
    <section className={styles['section']} aria-label={title}>
      <h3>{title}</h3>
      <ol className={styles['ranking']}>
        {rows.slice(0, maxRows).map(({ name, count }) => (
          <li key={name} title={fill(words.times, { count: write('count', count), share: percent(count, total) })}>
            <bdi>{name}</bdi>
            <span className={styles['bar']} aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={styles['count']}>{write('count', count)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const percent = (part: number, whole: number): string => (whole === 0 ? '0' : ((part / whole) * 100).toFixed(1))
