import type { CSSProperties } from 'react'
import { marksOf } from '#kit/words/marks.ts'
import { useLanguage } from '#ui/language/language.ts'
import { locales } from '../format/format-time.ts'
import styles from './day-chart.module.css'
import { axisTicks } from './day-series.ts'

interface Bar {
  /** `YYYY-MM-DD` in UTC. */
  day: string
  value: number
  /** Further numbers of the day, in the order of the columns. */
  more: number[]
}

interface DayChartProps {
  /** Oldest first, today last. */
  bars: readonly Bar[]
  /** The names of the numbers: of the bars first, then of the others. */
  columns: string[]
  caption: string
}

/**
 * A bar chart of days, today in the brand's color; on a phone the last seven. Screen readers
 * get a table, which also has the further numbers.
 */
export function DayChart({ bars, columns, caption }: DayChartProps) {
  const locale = locales[useLanguage()]
  const { colon, comma } = marksOf(caption)
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  const number = new Intl.NumberFormat(locale)
  // There is space for four characters beside the lines.
  const rough = new Intl.NumberFormat(locale, { notation: 'compact' })
  const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const share = (value: number) => ({ '--share': value / largest }) as CSSProperties

  return (
    <>
      <div className={styles['chart']} aria-hidden="true">
        {axisTicks(largest).map((mark) => (
          <span key={mark} className={styles['mark']} style={share(mark)}>
            {rough.format(mark)}
          </span>
        ))}
        <ol className={styles['bars']}>
          {bars.map(({ day, value, more }, index) => (
            <li
              key={day}
              // Every other day is labelled, including today.
              data-named={(bars.length - index) % 2 === 1 || undefined}
              title={[`${short.format(Date.parse(day))}${colon}${number.format(value)} ${columns[0]}`]
                .concat(more.map((each, at) => `${number.format(each)} ${columns[at + 1]}`))
                .join(comma)}
            >
              <i style={share(value)} data-today={index === bars.length - 1 || undefined}>
                {index === bars.length - 1 && <b>{number.format(value)}</b>}
              </i>
              <small>{Number(day.slice(8))}</small>
            </li>
          ))}
        </ol>
      </div>
      <table className="visually-hidden">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ day, value, more }) => (
            <tr key={day}>
              <th scope="row">{short.format(Date.parse(day))}</th>
              {[value, ...more].map((each, at) => (
                <td key={columns[at]}>{number.format(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
