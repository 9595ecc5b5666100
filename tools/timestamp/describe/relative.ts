import type { Localized } from '#kit/language.ts'
import { type Instant, nanosecondsOf, now } from '#lib/time/instant.ts'
import { temporal } from '#lib/time/temporal.ts'
import type { Zone } from '#lib/time/zone.ts'

/** Says how far an instant is from now in its largest whole unit: `in 3 days`, `2 个月前`. */
export function relativeTo(instant: Instant, zone: Zone): Localized {
  const [from, to] = [now(), instant].map((each) =>
    new temporal.Instant(nanosecondsOf(each)).toZonedDateTimeISO(zone.id),
  )
  if (!from || !to) throw new Error('Two instants are two times')
  const apart = from.until(to, { largestUnit: 'year' })
  const amounts: [amount: number, unit: Intl.RelativeTimeFormatUnit][] = [
    [apart.years, 'year'],
    [apart.months, 'month'],
    [apart.days, 'day'],
    [apart.hours, 'hour'],
    [apart.minutes, 'minute'],
    [apart.seconds, 'second'],
  ]
  const [amount, unit] = amounts.find(([each]) => each !== 0) ?? [0, 'second']
  // Only zero has a word of its own: a day that is not over yet is not yesterday.
  const numeric = amount === 0 ? 'auto' : 'always'
  const say = (language: string) => new Intl.RelativeTimeFormat(language, { numeric }).format(amount, unit)
  return { en: say('en'), zh: say('zh') }
}
