import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const newYear = {
  local: '2026-01-01 00:00:00',
  iso: '2026-01-01T00:00:00+08:00',
  utc: '2025-12-31T16:00:00Z',
  seconds: '1767196800',
  milliseconds: '1767196800000',
  nanoseconds: '1767196800000000000',
  rfc5322: 'Thu, 01 Jan 2026 00:00:00 +0800',
  http: 'Wed, 31 Dec 2025 16:00:00 GMT',
  relative: { en: '', zh: '' },
  weekday: { en: 'Thursday', zh: '星期四' },
  isoWeek: '2026-W01',
  dayOfYear: 1,
  zone: 'Asia/Shanghai',
  offset: '+08:00',
}

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'Seconds since 1970', zh: '秒级时间戳' },
      input: { text: '1767196800', timeZone: 'Asia/Shanghai' },
      output: {
        ...newYear,
        understood: { en: '10 digits: seconds since 1970', zh: '10 位数字：自 1970 年起的秒数' },
      },
      varies: ['relative'],
    },
    {
      title: { en: 'A date with an offset', zh: '带偏移量的日期' },
      input: { text: '2025-12-31T11:00:00-05:00', timeZone: 'Asia/Shanghai' },
      output: {
        ...newYear,
        understood: {
          en: 'ISO 8601 date; time zone in the text: -05:00',
          zh: 'ISO 8601 日期；文本中的时区：-05:00',
        },
      },
      varies: ['relative'],
    },
    {
      title: { en: 'A Chinese date', zh: '中文日期' },
      input: { text: '2026年1月1日 凌晨12:00', timeZone: 'Asia/Shanghai' },
      output: { ...newYear, understood: { en: 'Chinese date', zh: '中文日期' } },
      varies: ['relative'],
    },
  ],
  replace: [
    {
      title: { en: 'A log', zh: '日志' },
      input: {
        text: '1767196800 [info] job 42 started\n1767196805.250 [warn] retry in 5000 ms\n[31/Dec/2025:16:00:09 +0000] "GET /" 200',
        timeZone: 'Asia/Shanghai',
        to: 'local',
      },
      output: {
        text: '2026-01-01 00:00:00 [info] job 42 started\n2026-01-01 00:00:05.250 [warn] retry in 5000 ms\n[2026-01-01 00:00:09] "GET /" 200',
        count: 3,
      },
    },
    {
      title: { en: 'JSON', zh: 'JSON' },
      input: { text: '{"id": 4711, "created": 1767196800000, "expires": "1767283200"}', timeZone: 'Asia/Shanghai' },
      output: {
        text: '{"id": 4711, "created": "2026-01-01T00:00:00+08:00", "expires": "2026-01-02T00:00:00+08:00"}',
        count: 2,
      },
    },
  ],
  now: [
    {
      title: { en: 'In Shanghai', zh: '北京时间' },
      input: { timeZone: 'Asia/Shanghai' },
      output: { ...newYear, understood: { en: 'The current time', zh: '当前时间' } },
      varies: [
        'local',
        'iso',
        'utc',
        'seconds',
        'milliseconds',
        'nanoseconds',
        'rfc5322',
        'http',
        'relative',
        'weekday',
        'isoWeek',
        'dayOfYear',
      ],
    },
  ],
  snippet: [
    {
      title: { en: 'Date to timestamp in Java', zh: 'Java：日期转时间戳' },
      input: { language: 'java', task: 'to-timestamp' },
      output: {
        code: 'import java.time.OffsetDateTime;\n\nlong seconds = OffsetDateTime.parse("2026-01-05T15:04:05+08:00").toEpochSecond();',
      },
    },
  ],
}
