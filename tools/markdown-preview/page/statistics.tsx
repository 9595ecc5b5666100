import { formatCount } from '#lib/text/format-count.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import type { PageTexts } from './texts.en.ts'

interface StatisticsProps {
  stats: Record<keyof PageTexts['stats'], number> | undefined
}

/** The statistics of a document. */
export function Statistics({ stats }: StatisticsProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <section className={styles['statistics']} aria-label={words.statistics}>
      <dl>
        {Object.entries(words.stats).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{stats ? formatCount(stats[name as keyof PageTexts['stats']]) : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
