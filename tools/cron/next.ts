import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { date, textOf, timeZone as zoneText } from '#kit/text-of.ts'
import { truncate } from '#lib/text/truncate.ts'
import { daysOf, weekdayOf } from '#lib/time/civil.ts'
import { type Instant, now } from '#lib/time/instant.ts'
import { readTime } from '#lib/time/read-time.ts'
import { loadTemporal } from '#lib/time/temporal.ts'
import { civilIn, writeIso, writeLocal } from '#lib/time/write-time.ts'
import { findZone, type Zone } from '#lib/time/zone.ts'
import { errors } from './errors.ts'
import { dialects } from './parse/dialect.ts'
import { parseExpression } from './parse/parse-expression.ts'
import { type FoundRuns, findRuns } from './runs/find-runs.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Lists the next or the previous runs of an expression. */
export const next = defineOperation('next', {
  input: {
    expression: textOf('text/plain'),
    dialect: z.enum(['auto', ...dialects]).default('auto'),
    timeZone: zoneText().default('local'),
    from: date().default(''),
    count: z.int().min(1).max(1000).default(10),
    backwards: z.boolean().default(false),
  },
  output: {
    runs: z
      .array(z.strictObject({ time: z.string(), weekday: z.enum(weekdays), after: z.string() }))
      .meta({ format: 'table' }),
    zone: z.string(),
    notes: z.array(z.strictObject({ en: z.string(), zh: z.string() })),
  },
  async run({ expression, dialect, timeZone, from, count, backwards }) {
    const schedule = parseExpression(expression, dialect)
    await loadTemporal()
    const zone = zoneNamed((schedule.kind === 'fields' && schedule.zone) || timeZone)
    const start = timeOf(from, zone)
    const search = findRuns(schedule, { zone, from: start, count, isBackwards: backwards })
    const runs = search.runs.map((seconds) => {
      const instant = { seconds, nanosecond: 0 }
      const weekday = weekdays[weekdayOf(daysOf(civilIn(zone, instant))) - 1] ?? 'monday'
      return { time: writeIso(instant, zone), weekday, after: formatInterval(Math.abs(seconds - start.seconds)) }
    })
    if (schedule.kind === 'reboot') return { runs, zone: zone.id, notes: [rebootNote] }
    if (runs.length === 0) {
      const other = findRuns(schedule, { zone, from: start, count: 1, isBackwards: !backwards })
      if (other.runs.length === 0) throw errors.never()
    }
    const notes = schedule.kind === 'rate' ? [rateNote] : search.notes.map((note) => noteOf(note, zone))
    if (runs.length < count) notes.push(endNote)
    return { runs, zone: zone.id, notes }
  },
})

function zoneNamed(name: string): Zone {
  const zone = findZone(name)
  if (!zone) throw errors.unknownZone({ zone: truncate(name) })
  return zone
}

/** Returns the time to search from; the current time where none is given. */
function timeOf(text: string, zone: Zone): Instant {
  if (text.trim() === '') return now()
  const reading = readTime(text, { zone })
  if ('instant' in reading) return reading.instant
  throw errors.unreadable({ text: truncate(text.trim()) })
}

/** Writes an interval in units that are the same in all languages: `1 d 2 h 15 min`. */
function formatInterval(seconds: number): string {
  const parts: [amount: number, unit: string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ]
  const said = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`)
  return said.join(' ') || '0 s'
}

const rebootNote = { en: 'Runs once, when the system starts', zh: '仅在系统启动时运行一次' }

const endNote = { en: 'There are no more runs in this direction', zh: '此后（或此前）不再有运行' }

const rateNote = {
  en: 'A rate is counted from when the rule was created; here from the given time',
  zh: '速率从规则创建时开始计算；此处从给定时间算起',
}

/** Describes the effect of a clock change on a run. */
function noteOf({ code, at }: FoundRuns['notes'][number], zone: Zone): Localized {
  const time = writeLocal({ seconds: at, nanosecond: 0 }, zone)
  const { en, zh } = changeNotes[code]
  return { en: `${time}: ${en}`, zh: `${time}：${zh}` }
}

const changeNotes: Record<FoundRuns['notes'][number]['code'], Localized> = {
  late: {
    en: 'the clocks go forward; what falls into the skipped time runs at its end',
    zh: '时钟调快，被跳过的运行在跳过的时段结束时执行',
  },
  leftOut: {
    en: 'the clocks go forward; what falls into the skipped time does not run',
    zh: '时钟调快，被跳过的时段内不会运行',
  },
  once: {
    en: 'the clocks go back and show this time twice; it runs the first time only',
    zh: '时钟调慢，这一时刻出现两次，只在第一次运行',
  },
  twice: {
    en: 'the clocks go back and show this time twice; it runs both times',
    zh: '时钟调慢，这一时刻出现两次，两次都会运行',
  },
}
