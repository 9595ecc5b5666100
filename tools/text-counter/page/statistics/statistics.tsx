import type { FactListProps } from '#ui/output/fact-list.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Counts } from '../../count/fields.ts'
import { Selection } from '../selection/selection.tsx'
import type { PageTexts } from '../texts.en.ts'
import { Figures } from './figures.tsx'
import { Limits } from './limits.tsx'
import { Norms } from './norms.tsx'
import { Ranking } from './ranking.tsx'
import { Shares } from './shares.tsx'
import styles from './statistics.module.css'

/** All that was counted: the figures that people come for, limits, what is most common, and the rest. */
export function Statistics({ output, labels, isStale }: FactListProps) {
  const words = usePageTexts<PageTexts>()
  const { open } = useTool()
  const counts = output as Counts
  const { commonWords, commonCharacters, bytes, scripts, limits } = counts
  const labelOf = (name: keyof Counts) => labels[name]?.label ?? name
  const inked = Object.values(scripts).reduce((sum, count) => sum + count, 0)
  return (
    <section
      className={styles['statistics']}
      aria-label={words.statistics}
      data-stale={isStale || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
      tabIndex={0}
    >
      <Figures counts={counts} labels={labels} />
      {open === 'count' && <Selection />}
      <Limits title={labelOf('limits')} limits={limits} text={labels['limits']} />
      <div className={styles['pair']}>
        <Ranking
          title={labelOf('commonWords')}
          rows={commonWords.map(({ word, count }) => ({ name: word, count }))}
          total={counts.words}
        />
        <Ranking
          title={labelOf('commonCharacters')}
          rows={commonCharacters.map(({ character, count }) => ({ name: character, count }))}
          total={inked}
        />
      </div>
      <div className={styles['pair']}>
        <Shares title={labelOf('scripts')} counts={scripts} labels={words.scripts} />
        <Shares title={labelOf('bytes')} counts={bytes} labels={words.bytes} />
      </div>
      <Norms />
    </section>
  )
}
