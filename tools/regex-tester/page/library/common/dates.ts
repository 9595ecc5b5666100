import { type CommonPattern, testsOf } from './common-pattern.ts'

const month = '(?:0[1-9]|1[0-2])'
const day = String.raw`(?:0[1-9]|[12]\d|3[01])`
const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`

/** Dates and times. */
export const dates: CommonPattern[] = [
  {
    id: 'date',
    name: { en: 'Date (ISO 8601)', zh: '日期（ISO 8601）' },
    pattern: String.raw`\b\d{4}-${month}-${day}\b`,
    flags: 'g',
    tests: testsOf({ 'Released 2026-03-14.': '2026-03-14', '2024-02-29': '2024-02-29' }, [
      '2026-13-01',
      '26-1-1',
      '2026/03/14',
    ]),
  },
  {
    id: 'dateTime',
    name: { en: 'Date and time with zone (ISO 8601)', zh: '带时区的日期时间（ISO 8601）' },
    pattern: String.raw`\b\d{4}-${month}-${day}T${clock}:[0-5]\d(?:\.\d+)?(?:Z|[+-]${clock})`,
    flags: 'g',
    tests: testsOf(
      {
        '2026-03-14T09:26:53Z ok': '2026-03-14T09:26:53Z',
        'at 2026-03-14T09:26:53.589+08:00': '2026-03-14T09:26:53.589+08:00',
      },
      ['2026-03-14 09:26:53', '2026-03-14T09:26:53', '2026-03-14T24:00:00Z'],
    ),
  },
  {
    id: 'time',
    name: { en: 'Time of day', zh: '时间' },
    pattern: String.raw`\b(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?\b`,
    flags: 'g',
    tests: testsOf({ 'Open 9:00': '9:00', 'until 23:59:59': '23:59:59' }, ['24:00', '9:60']),
  },
  {
    id: 'dateZh',
    name: { en: 'Chinese date', zh: '中文日期' },
    pattern: String.raw`\d{4}年(?:0?[1-9]|1[0-2])月(?:0?[1-9]|[12]\d|3[01])日`,
    flags: 'g',
    tests: testsOf({ 于2026年3月14日发布: '2026年3月14日', '2025年12月01日': '2025年12月01日' }, [
      '2026年13月1日',
      '3月14日',
      '2026年3月32日',
    ]),
  },
  {
    id: 'duration',
    name: { en: 'Duration (ISO 8601)', zh: '时长（ISO 8601）' },
    pattern: String.raw`\bP\d+[YMWD](?:\d+[MD])*(?:T\d+[HMS](?:\d+[MS])*)?\b|\bPT\d+[HMS](?:\d+[MS])*\b`,
    flags: 'g',
    tests: testsOf({ 'every P1DT12H': 'P1DT12H', PT30M: 'PT30M', P2W: 'P2W' }, ['P', 'PT', '30M']),
  },
]
