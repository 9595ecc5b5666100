import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/**
 * Recognizes two dates with a word between them, ISO 8601 durations, and durations of several units. A single date and a
 * single unit are too common.
 */
export const recognize: Recognize = ({ text, isCut, file }) => {
  if (file || isCut || text.length > 60) return []
  const [, from, to] = dates.exec(text) ?? []
  if (from && to && [from, to].every(isDate)) {
    return [
      { operation: 'difference', label: labels.difference, confidence: 0.9, kind: kinds.dates, input: { from, to } },
    ]
  }
  if (!duration.test(text) && !severalUnits.test(text)) return []
  return [{ operation: 'duration', label: labels.duration, confidence: confidence.certain, kind: kinds.duration }]
}

const labels = {
  difference: { en: 'Count the days between', zh: '计算相差天数' },
  duration: { en: 'Read the duration', zh: '解析时长' },
}

const kinds = { dates: { en: 'two dates', zh: '两个日期' }, duration: { en: 'a duration', zh: '时长' } }

const dates =
  /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{4}年\d{1,2}月\d{1,2}日) ?(?:to|until|~|～|至|到|–|—| - ) ?(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{4}年\d{1,2}月\d{1,2}日)$/

const isDate = (text: string): boolean => {
  const [month = 0, day = 0] = (text.match(/\d+/g) ?? []).slice(1).map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

const duration =
  /^-?P(?=\d|T\d)(?:\d{1,6}Y)?(?:\d{1,6}M)?(?:\d{1,6}W)?(?:\d{1,6}D)?(?:T(?=\d)(?:\d{1,9}H)?(?:\d{1,9}M)?(?:\d{1,9}(?:\.\d{1,9})?S)?)?$/

const severalUnits =
  /^(?:\d{1,6}(?:\.\d{1,3})? ?(?:days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|[dhms]|天|小时|分钟?|秒)[, ]{0,2}){2,4}$/
