import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { textOf } from '#kit/text-of.ts'
import { ToolError } from '#kit/tool-error.ts'
import { now } from '#lib/time/instant.ts'
import { loadTemporal } from '#lib/time/temporal.ts'
import { writeIso } from '#lib/time/write-time.ts'
import { findZone, localZone, type Zone } from '#lib/time/zone.ts'
import { describeSchedule } from './describe/describe.ts'
import { errors } from './errors.ts'
import { parseExpression } from './parse/parse-expression.ts'
import type { Schedule } from './parse/schedule.ts'
import { findRuns } from './runs/find-runs.ts'

const crontabLine = z.strictObject({
  line: z.int(),
  expression: z.string(),
  command: z.string(),
  en: z.string(),
  zh: z.string(),
  next: z.string(),
})

/**
 * Reads a crontab line by line. An invalid line has its error in place of a description, and the other lines are read.
 */
export const crontab = defineOperation('crontab', {
  input: { text: textOf('text/plain') },
  output: { lines: z.array(crontabLine).meta({ format: 'table' }) },
  async run({ text }) {
    if (text.trim() === '') throw errors.empty()
    await loadTemporal()
    let zone = localZone()
    const lines: z.infer<typeof crontabLine>[] = []
    for (const [index, source] of text
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/)
      .entries()) {
      const line = source.trim()
      if (line === '' || line.startsWith('#')) continue
      const [, name, value = ''] = /^([A-Za-z_]\w{0,60})\s?=\s?(.*)$/.exec(line) ?? []
      if (name === 'CRON_TZ') zone = findZone(value.replace(/["']/g, '')) ?? zone
      if (name) continue
      if (lines.length === maxLines) throw errors.tooMany({ limit: maxLines })
      lines.push({ line: index + 1, ...readLine(line, zone) })
    }
    return { lines }
  },
})

const maxLines = 10_000

function readLine(line: string, zone: Zone): Omit<z.infer<typeof crontabLine>, 'line'> {
  const [, expression = line, command = ''] =
    /^(@\w{1,20}|(?:\S+\s+){4}\S+)(?:\s+(.*))?$/.exec(line.slice(0, maxLineLength)) ?? []
  try {
    const schedule = parseExpression(expression.replace(/\s+/g, ' '), 'unix')
    return { expression, command, ...describeSchedule(schedule), next: nextRun(schedule, zone) }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { expression, command, ...reasonOf(error), next: '' }
  }
}

/** In characters. */
const maxLineLength = 10_000

const reasonOf = (error: ToolError): Localized => ({
  en: sentenceOf(error, errors, 'en'),
  zh: sentenceOf(error, errors, 'zh'),
})

function nextRun(schedule: Schedule, zone: Zone): string {
  const [seconds] = findRuns(schedule, { zone, from: now(), count: 1, isBackwards: false }).runs
  return seconds === undefined ? '' : writeIso({ seconds, nanosecond: 0 }, zone)
}
