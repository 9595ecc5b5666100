import { fill } from '#kit/sentence.ts'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PracticeData, Result } from '../kept/practice-data.ts'
import { lessonTitle } from '../lessons/lesson-title.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './more.module.css'

/** In SVG units. */
const [width, height, edge] = [640, 180, 28]
/** The maximum number of results drawn, and listed. */
const [plotted, listed] = [100, 20]

/** The speed of the rounds as a line chart with a text description, and the last rounds as a table. */
export function ResultsPlot({ data: { results, articles } }: { data: PracticeData }) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const shown = results.slice(-plotted)
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return <p>{words.noResults}</p>
  const best = Math.max(...shown.map(({ speed }) => speed))
  const columns = words.resultColumns
  const sentence = fill(words.plot, {
    count: shown.length,
    first: Math.round(first.speed),
    last: Math.round(last.speed),
    best: Math.round(best),
    accuracy: Math.round(last.accuracy * 100),
  })
  const times = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'short', timeStyle: 'short' })
  return (
    <>
      <figure className={styles['plot']}>
        <Plot results={shown} top={Math.max(10, Math.ceil(best / 10) * 10)} label={sentence} />
        <figcaption>{sentence}</figcaption>
      </figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles['table']} aria-label={words.results} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.lesson}</th>
              <th scope="col">{columns.speed}</th>
              <th scope="col">{columns.accuracy}</th>
            </tr>
          </thead>
          <tbody>
            {results
              .slice(-listed)
              .toReversed()
              .map(({ time, lesson, speed, accuracy }) => (
                <tr key={time}>
                  <td>{times.format(time)}</td>
                  <td>{lessonTitle(lesson, words, articles, language)}</td>
                  <td>{Math.round(speed)}</td>
                  <td>{Math.round(accuracy * 100)}%</td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Plot({ results, top, label }: { results: readonly Result[]; top: number; label: string }) {
  const x = (index: number) => edge + (index / Math.max(1, results.length - 1)) * (width - edge - 8)
  const y = (speed: number) => height - 16 - (speed / top) * (height - 28)
  const points = results.map(({ speed }, index) => `${x(index).toFixed(1)},${y(speed).toFixed(1)}`)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {[0, top / 2, top].map((speed) => (
        <g key={speed}>
          <line x1={edge} x2={width} y1={y(speed)} y2={y(speed)} stroke="var(--line)" />
          <text x={edge - 6} y={y(speed) + 4} textAnchor="end" fontSize="12" fill="var(--text-3)">
            {speed}
          </text>
        </g>
      ))}
      <polyline points={points.join(' ')} fill="none" stroke="var(--brand)" strokeWidth="2" />
      {points.map((point) => {
        const [cx, cy] = point.split(',')
        return <circle key={point} cx={cx} cy={cy} r="3" fill="var(--brand)" />
      })}
    </svg>
  )
}
