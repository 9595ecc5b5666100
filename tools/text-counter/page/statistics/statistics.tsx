import { fill } from '#kit/sentence.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import type { FactListProps } from '#ui/output/fact-list.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Counts } from '../../count/fields.ts'
import { Selection } from '../selection/selection.tsx'
import type { PageTexts } from '../texts.en.ts'
import { useFigures } from '../use-figures.ts'
import { Limits } from './limits.tsx'
import styles from './statistics.module.css'

/** All results: the main counts, limits, the most common words and characters, and the rest. */
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

interface FiguresProps {
  counts: Counts
  labels: Record<string, AnyFieldText>
}

const main = ['characters', 'words', 'sentences', 'lines', 'paragraphs', 'readingMinutes'] as const

const more = [
  ...(['charactersNoSpaces', 'graphemes', 'chineseCharacters', 'chineseWords', 'officeWords', 'uniqueWords'] as const),
  ...(['lexicalDiversity', 'pages', 'speakingMinutes', 'averageWordLength', 'averageSentenceLength'] as const),
  ...(['longestWord', 'shortestWord'] as const),
]

/** The main counts in large type, and the others in two columns. */
function Figures({ counts, labels }: FiguresProps) {
  const words = usePageTexts<PageTexts>()
  const write = useFigures()
  const row = (name: keyof Counts) => (
    <div key={name} title={labels[name]?.help} data-long={typeof counts[name] === 'string' || undefined}>
      <dt>{labels[name]?.label ?? name}</dt>
      <dd>{write(name, counts[name])}</dd>
    </div>
  )
  return (
    <>
      <dl className={styles['main']} aria-label={words.figures}>
        {main.map(row)}
      </dl>
      <dl className={styles['more']} aria-label={words.more}>
        {more.filter((name) => counts[name] !== '' && !(counts[name] === 0 && name.startsWith('chinese'))).map(row)}
      </dl>
    </>
  )
}

/** The sources of the reading and speaking times. */
function Norms() {
  const words = usePageTexts<PageTexts>()
  return (
    <section className={styles['section']} aria-label={words.norms}>
      <h3>{words.norms}</h3>
      <p>{words.readingNorm}</p>
      <p>{words.speakingNorm}</p>
    </section>
  )
}

interface RankingProps {
  title: string
  rows: readonly { name: string; count: number }[]
  /** The total that the counts are shares of. */
  total: number
}

/** The maximum of drawn rows; the result has all. */
const maxRows = 100

/** The most common items, each with its count and a bar relative to the first. */
function Ranking({ title, rows, total }: RankingProps) {
  const words = usePageTexts<PageTexts>()
  const write = useFigures()
  const maxCount = rows[0]?.count ?? 1
  if (rows.length === 0) return null
  return (
    <section className={styles['section']} aria-label={title}>
      <h3>{title}</h3>
      <ol className={styles['ranking']}>
        {rows.slice(0, maxRows).map(({ name, count }) => (
          <li key={name} title={fill(words.times, { count: write('count', count), share: percent(count, total) })}>
            <bdi>{name}</bdi>
            <span className={styles['bar']} aria-hidden="true">
              <span style={{ width: `${(count / maxCount) * 100}%` }} />
            </span>
            <span className={styles['count']}>{write('count', count)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const percent = (part: number, whole: number): string => (whole === 0 ? '0' : ((part / whole) * 100).toFixed(1))

interface SharesProps<Name extends string> {
  title: string
  counts: Record<Name, number>
  labels: Record<Name, string>
}

/** Counts by kind; zero counts are left out. */
function Shares<Name extends string>({ title, counts, labels }: SharesProps<Name>) {
  const write = useFigures()
  const names = (Object.keys(labels) as Name[]).filter((name) => counts[name] > 0)
  if (names.length === 0) return null
  return (
    <section className={styles['section']} aria-label={title}>
      <h3>{title}</h3>
      <dl className={styles['shares']}>
        {names.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{write(name, counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
