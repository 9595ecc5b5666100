import { useLanguage } from '#ui/language/language.ts'
import { locales } from '../format/format-time.ts'
import styles from './dashboard.module.css'

/** The date range of a chart; on a phone, which shows a week, that of the week. */
export function DayRange({ days }: { days: readonly { day: string }[] }) {
  const locale = locales[useLanguage()]
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const last = days.at(-1)
  if (!last) return null
  const rangeOf = (from: { day: string } | undefined) =>
    format.formatRange(Date.parse((from ?? last).day), Date.parse(last.day))
  return (
    <>
      <span className={styles['desk']}>{rangeOf(days[0])}</span>
      <span className={styles['phone']}>{rangeOf(days.at(-7) ?? days[0])}</span>
    </>
  )
}
