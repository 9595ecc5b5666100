import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { fill } from '#kit/sentence.ts'
import { textOf } from '#kit/text-of.ts'
import { truncate } from '#lib/text/truncate.ts'
import type { DateFormat } from '#lib/time/read/read-date.ts'
import type { TimeUnit } from '#lib/time/read/read-number.ts'
import { zonesAbbreviated } from '#lib/time/read/read-zone.ts'
import { type ParsedTime, readTime, type TimeError, type TimeFormat, type TimeNote } from '#lib/time/read-time.ts'
import { loadTemporal } from '#lib/time/temporal.ts'
import { fixedZone, writeOffset } from '#lib/time/zone.ts'
import { describeTime, timeFields } from './describe/describe-time.ts'
import { errors } from './errors.ts'
import { unitField, zoneField, zoneOf } from './read/fields.ts'
import { replaceTimestamps } from './replace/replace-timestamps.ts'

const countWords = { en: '{count|digit|digits}', zh: '{count} 位数字' }

const zoneWords = { en: 'time zone in the text: {zone}', zh: '文本中的时区：{zone}' }

const digitsWords = { en: 'Date in digits', zh: '纯数字日期' }

const unitWords: Record<TimeUnit, Localized> = {
  seconds: { en: 'seconds since 1970', zh: '自 1970 年起的秒数' },
  milliseconds: { en: 'milliseconds since 1970', zh: '自 1970 年起的毫秒数' },
  microseconds: { en: 'microseconds since 1970', zh: '自 1970 年起的微秒数' },
  nanoseconds: { en: 'nanoseconds since 1970', zh: '自 1970 年起的纳秒数' },
  windows: { en: 'Windows FILETIME, 100 ns since 1601', zh: 'Windows FILETIME，自 1601 年起的 100 纳秒数' },
  dotnet: { en: '.NET ticks, 100 ns since the year 1', zh: '.NET ticks，自公元 1 年起的 100 纳秒数' },
  cocoa: { en: 'Cocoa seconds since 2001', zh: 'Cocoa 时间，自 2001 年起的秒数' },
  excel: { en: 'Excel days since 1900', zh: 'Excel 日期序列值，自 1900 年起的天数' },
  ntp: { en: 'NTP seconds since 1900', zh: 'NTP 时间，自 1900 年起的秒数' },
}

const dateWords: Record<DateFormat, Localized> = {
  iso: { en: 'ISO 8601 date', zh: 'ISO 8601 日期' },
  week: { en: 'ISO 8601 week date', zh: 'ISO 8601 周日期' },
  ordinal: { en: 'ISO 8601 ordinal date (day of the year)', zh: 'ISO 8601 年积日' },
  month: { en: 'Month without a day: its first day', zh: '只有年月：取当月 1 日' },
  yearFirst: { en: 'Year, month, day', zh: '年/月/日' },
  chinese: { en: 'Chinese date', zh: '中文日期' },
  dayFirst: { en: 'Day first: day, month, year', zh: '日在前：日/月/年' },
  monthFirst: { en: 'Month first: month, day, year', zh: '月在前：月/日/年' },
  dayNameFirst: { en: 'Date with an English month, as in email and HTTP', zh: '英文月份日期，如邮件和 HTTP 所用' },
  monthNameFirst: { en: 'Date with an English month', zh: '英文月份日期' },
}

const noteWords: Record<TimeNote['code'], Localized> = {
  skipped: {
    en: 'this time was skipped in {zone} when the clocks went forward: moved on by the gap',
    zh: '{zone} 调快时钟时跳过了这一时刻：已顺延',
  },
  twice: {
    en: 'this time happened twice in {zone} when the clocks went back: the earlier one',
    zh: '{zone} 调慢时钟，这一时刻出现了两次：取较早的一次',
  },
  leapSecond: { en: 'second 60 was read as 59', zh: '第 60 秒按第 59 秒处理' },
  endOfDay: { en: '24:00 is 00:00 of the next day', zh: '24:00 即次日 00:00' },
  cut: { en: 'digits below a nanosecond were left out', zh: '已舍去纳秒以下的位数' },
  dayTurned: { en: 'the other order has no such month', zh: '按另一种顺序没有这个月份' },
  monthTurned: { en: 'the other order has no such month', zh: '按另一种顺序没有这个月份' },
  otherWeekday: { en: 'the day of the week does not match the date', zh: '星期与日期不符' },
  abbreviation: { en: '{name} was read as {offset} (RFC 5322)', zh: '{name} 按 {offset} 处理（RFC 5322）' },
  usualAbbreviation: { en: '{name} was read as {offset}', zh: '{name} 按 {offset} 处理' },
  ownAbbreviation: { en: '{name} was read as {offset}, as in {zone}', zh: '{name} 按 {zone} 的缩写处理，即 {offset}' },
}

/** Converts a time in any form to all other forms. */
export const convert = defineOperation('convert', {
  input: { text: textOf('text/plain'), unit: unitField, timeZone: zoneField, dayFirst: z.boolean().default(false) },
  output: timeFields,
  async run({ text, unit, timeZone, dayFirst }) {
    if (text.trim() === '') throw errors.empty()
    await loadTemporal()
    const zone = zoneOf(timeZone)
    const reading = readTime(text, { zone, unit, dayFirst })
    if ('problem' in reading) {
      throw reading.problem === 'unreadable' && hasTimes(text) ? errors.notAlone() : failureOf(reading, text)
    }
    return describeTime(reading.instant, zone, describeInterpretation(reading, unit === 'auto'))
  },
})

/** Whether there are times and more in the beginning of a text, as in a list or a log. */
function hasTimes(text: string): boolean {
  const options = { zone: fixedZone(0), unit: 'auto', write: () => '', isNumber: false } as const
  const { text: rest, count } = replaceTimestamps(text.trim().slice(0, maxExamined), options)
  // A time with a suffix of RFC 9557 that makes it invalid is one time.
  return count > 1 || (count === 1 && !/^\[[^\]]/.test(rest))
}

/** In UTF-16 units. */
const maxExamined = 10_000

function failureOf(failure: TimeError, text: string): Error {
  if (failure.problem === 'unknownZone') return zoneFailure(failure.found)
  return failure.problem === 'outOfRange' ? errors.outOfRange() : errors.unreadable({ text: truncate(text.trim()) })
}

function zoneFailure(name: string): Error {
  const zones = zonesAbbreviated(name)
  const zone = truncate(name)
  return zones.length > 0 ? errors.ambiguousZone({ zone, zones: zones.join(' / ') }) : errors.unknownZone({ zone })
}

/** Describes how a text was parsed: the rule, the zone, and how a skipped or repeated time was resolved. */
function describeInterpretation({ form, notes, zone }: ParsedTime, isAuto: boolean): Localized {
  const named = zone && fillBoth(zoneWords, { zone: zone.id })
  const parts = [ruleOf(form, isAuto), named, ...notes.map(noteOf)].filter((part) => part !== undefined)
  return { en: parts.map(({ en }) => en).join('; '), zh: parts.map(({ zh }) => zh).join('；') }
}

function ruleOf(form: TimeFormat, isAuto: boolean): Localized {
  if (form.code === 'digits') return digitsWords
  if (form.code !== 'number') return dateWords[form.code]
  const unit = unitWords[form.unit]
  if (!isAuto) return unit
  const digits = fillBoth(countWords, { count: form.digits })
  return { en: `${digits.en}: ${unit.en}`, zh: `${digits.zh}：${unit.zh}` }
}

function noteOf(note: TimeNote): Localized {
  return fillBoth(noteWords[note.code], {
    ...('zone' in note && { zone: note.zone }),
    ...('abbreviation' in note && { name: note.abbreviation, offset: writeOffset(note.offset) }),
  })
}

const fillBoth = ({ en, zh }: Localized, params: Record<string, string | number>): Localized => ({
  en: fill(en, params),
  zh: fill(zh, params),
})
