import type { Dashboard } from '#contract/dashboard.ts'
import { fill } from '#kit/sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { formatBytes } from '../format/format-bytes.ts'
import { formatDurationSince, locales } from '../format/format-time.ts'
import styles from './dashboard.module.css'
import { keyFiguresOf } from './key-figures.ts'

/** The key figures. */
export function KeyNumbers({ figures }: { figures: Dashboard }) {
  const words = useTexts(texts)
  const language = useLanguage()
  const locale = locales[language]
  const { visitors, change, calls, errors } = keyFiguresOf(figures)
  const number = new Intl.NumberFormat(locale)
  const percent = (digits: number) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits })
  const signed = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const today = figures.visits.at(-1)?.day ?? ''
  const { uptime, database, started_at } = figures

  const numbers = [
    {
      term: words.visitors,
      value: visitors === undefined ? undefined : number.format(visitors),
      remark:
        visitors === undefined
          ? words.noVisits
          : change === undefined
            ? words.noWeek
            : fill(words.change, { change: signed.format(change), day: weekday.format(Date.parse(today)) }),
    },
    {
      term: words.calls,
      value: calls === undefined ? undefined : number.format(calls),
      remark:
        calls === undefined
          ? words.noCalls
          : fill(words.errors, {
              errors: number.format(errors),
              share: percent(1).format(calls ? errors / calls : 0),
            }),
    },
    {
      term: words.uptime,
      // Truncates: 99.999 % is not 100 %.
      value: uptime === null ? undefined : percent(2).format(Math.floor(uptime * 10_000) / 10_000),
      remark:
        uptime === null ? words.noUptime : fill(words.running, { time: formatDurationSince(started_at, language) }),
    },
    {
      term: words.database,
      value: database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL',
      remark: formatBytes(database.bytes, locale),
    },
  ]
  return (
    <dl className={styles['numbers']}>
      {numbers.map(({ term, value, remark }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ?? '–'}</dd>
          <dd className={styles['remark']}>{remark}</dd>
        </div>
      ))}
    </dl>
  )
}

const texts = {
  en: {
    visitors: 'Visitors today',
    change: '{change} compared with last {day}',
    noVisits: 'No visitors yet',
    noWeek: 'Comparison with last week starts next week',
    calls: 'API calls today',
    errors: '{errors|error|errors}, {share}',
    noCalls: 'No calls yet',
    uptime: 'Uptime, 30 days',
    running: 'running for {time}',
    noUptime: 'Appears once the site has run for a while',
    database: 'Database',
  },
  zh: {
    visitors: '今日访客',
    change: '较上{day} {change}',
    noVisits: '还没有访客',
    noWeek: '满一周后与上周比较',
    calls: '今日 API 调用',
    errors: '{errors} 个错误，{share}',
    noCalls: '还没有调用',
    uptime: '近 30 天可用率',
    running: '已运行 {time}',
    noUptime: '运行一段时间后显示',
    database: '数据库',
  },
}
