import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const log = `# Release log
2026-03-14  2.4.0  Batch mode for pictures
2026-02-28  2.3.1  修复中文分词
2025-12-01  2.3.0  YAML both ways
Planned: 2026-13-45 is no date, 26-1-1 neither.`

const date = String.raw`\b(?<year>\d{4})-(?<month>0[1-9]|1[0-2])-(?<day>\d{2})\b`

/** A date in the log: its year at an index, and what follows it. */
const dateAt = (start: number, year: string, month: string, day: string) => ({
  start,
  end: start + 10,
  text: `${year}-${month}-${day}`,
  groups: [
    { name: 'year', start, end: start + 4, text: year },
    { name: 'month', start: start + 5, end: start + 7, text: month },
    { name: 'day', start: start + 8, end: start + 10, text: day },
  ],
})

const dates = {
  matches: [dateAt(14, '2026', '03', '14'), dateAt(57, '2026', '02', '28'), dateAt(83, '2025', '12', '01')],
  count: 3,
  truncated: false,
  milliseconds: 0.1,
}

export const samples: Samples<typeof operations> = {
  test: [
    {
      title: { en: 'Dates with named groups', zh: '日期与命名分组' },
      input: { pattern: date, text: log, engine: 'quickjs' },
      output: dates,
      varies: ['milliseconds'],
    },
    {
      title: { en: 'Words in several scripts', zh: '多种文字的词' },
      input: { pattern: String.raw`(\p{Script=Han}+)|(\p{Emoji_Presentation})`, flags: 'gu', text: '修复 🙂 中文' },
      output: {
        matches: [
          { start: 0, end: 2, text: '修复', groups: [{ start: 0, end: 2, text: '修复' }, null] },
          { start: 3, end: 5, text: '🙂', groups: [null, { start: 3, end: 5, text: '🙂' }] },
          { start: 6, end: 8, text: '中文', groups: [{ start: 6, end: 8, text: '中文' }, null] },
        ],
        count: 3,
        truncated: false,
        milliseconds: 0.1,
      },
      varies: ['milliseconds'],
    },
    {
      title: { en: 'Rust finds the same dates', zh: '用 Rust 查找同样的日期' },
      input: { pattern: date, text: log, engine: 'rust' },
      output: dates,
      varies: ['milliseconds'],
    },
    {
      title: { en: 'RE2, as in Go', zh: 'RE2（Go 所用）' },
      input: { pattern: date, text: log, engine: 're2' },
      output: dates,
      varies: ['milliseconds'],
    },
    {
      title: { en: 'Nested brackets with Oniguruma', zh: '用 Oniguruma 匹配嵌套括号' },
      input: {
        pattern: String.raw`(?<brackets>\((?:[^()]|\g<brackets>)*\))`,
        text: 'f(a(b)c) + g(x)',
        engine: 'oniguruma',
      },
      output: {
        matches: [
          { start: 1, end: 8, text: '(a(b)c)', groups: [{ name: 'brackets', start: 1, end: 8, text: '(a(b)c)' }] },
          { start: 12, end: 15, text: '(x)', groups: [{ name: 'brackets', start: 12, end: 15, text: '(x)' }] },
        ],
        count: 2,
        truncated: false,
        milliseconds: 0.1,
      },
      varies: ['milliseconds'],
    },
  ],
  replace: [
    {
      title: { en: 'First names first', zh: '把名放到姓前面' },
      input: {
        pattern: String.raw`(?<last>\w+), (?<first>\w+)`,
        text: 'Lovelace, Ada\nHopper, Grace',
        replacement: '$<first> $<last>',
      },
      output: { text: 'Ada Lovelace\nGrace Hopper', count: 2 },
    },
    {
      title: { en: 'Dates in another order', zh: '改变日期顺序' },
      input: { pattern: String.raw`(\d{4})-(\d\d)-(\d\d)`, text: '2026-03-14, 2026-02-28', replacement: '$3.$2.$1' },
      output: { text: '14.03.2026, 28.02.2026', count: 2 },
    },
  ],
  split: [
    {
      title: { en: 'A list with any separator', zh: '分隔符不一的列表' },
      input: { pattern: String.raw`\s*[,;，；]\s*`, text: 'apples, pears;  plums，桃子；杏' },
      output: { parts: ['apples', 'pears', 'plums', '桃子', '杏'] },
    },
  ],
  explain: [
    {
      title: { en: 'A color', zh: '颜色' },
      input: { pattern: String.raw`^#?([a-f\d]{3}){1,2}$`, flags: 'i' },
      output: {
        nodes: [
          { depth: 0, kind: 'start', start: 0, end: 1, source: '^', en: 'The start of the text', zh: '文本开头' },
          {
            depth: 0,
            kind: 'repeat',
            start: 1,
            end: 3,
            source: '#?',
            min: 0,
            max: 1,
            en: '0 or 1 time (optional), as many as possible (greedy)',
            zh: '0 或 1 次（可选），尽可能多（贪婪）',
          },
          { depth: 1, kind: 'text', start: 1, end: 2, source: '#', en: 'The character “#”', zh: '字符“#”' },
          {
            depth: 0,
            kind: 'repeat',
            start: 3,
            end: 20,
            source: String.raw`([a-f\d]{3}){1,2}`,
            min: 1,
            max: 2,
            en: '1 to 2 times, as many as possible (greedy)',
            zh: '1 到 2 次，尽可能多（贪婪）',
          },
          {
            depth: 1,
            kind: 'capture',
            start: 3,
            end: 15,
            source: String.raw`([a-f\d]{3})`,
            en: 'Capturing group 1',
            zh: '捕获分组 1',
          },
          {
            depth: 2,
            kind: 'repeat',
            start: 4,
            end: 14,
            source: String.raw`[a-f\d]{3}`,
            min: 3,
            max: 3,
            en: 'Exactly 3 times',
            zh: '恰好 3 次',
          },
          {
            depth: 3,
            kind: 'class',
            start: 4,
            end: 11,
            source: String.raw`[a-f\d]`,
            en: 'One character of',
            zh: '一个字符，属于',
          },
          { depth: 4, kind: 'range', start: 5, end: 8, source: 'a-f', en: 'From “a” to “f”', zh: '从“a”到“f”' },
          {
            depth: 4,
            kind: 'digit',
            start: 8,
            end: 10,
            source: String.raw`\d`,
            en: 'A digit, 0 to 9',
            zh: '数字 0 到 9',
          },
          { depth: 0, kind: 'end', start: 20, end: 21, source: '$', en: 'The end of the text', zh: '文本结尾' },
        ],
      },
    },
  ],
  check: [
    {
      title: { en: 'Nested quantifiers', zh: '嵌套的量词' },
      input: { pattern: '(a+)+$' },
      output: { risk: 'high', overlaps: [{ first: '(a+)+', second: '(a+)+' }] },
    },
    {
      title: { en: 'A date, which is safe', zh: '日期，没有问题' },
      input: { pattern: date },
      output: { risk: 'none', overlaps: [] },
    },
  ],
  snippet: [
    {
      title: { en: 'Python, with its own syntax for named groups', zh: 'Python，分组名写法不同' },
      input: { pattern: String.raw`(?<year>\d{4})-(?<month>\d\d)`, flags: 'gi', language: 'python' },
      output: {
        code: `import re

pattern = re.compile(r"(?P<year>[0-9]{4})-(?P<month>[0-9][0-9])", re.IGNORECASE)

for match in pattern.finditer(text):
    print(match.group())
`,
      },
    },
    {
      title: { en: 'JavaScript', zh: 'JavaScript' },
      input: { pattern: '^https?://', flags: 'i' },
      output: {
        code: String.raw`const pattern = /^https?:\/\//i

const match = pattern.exec(text)
if (match) console.log(match[0])
`,
      },
    },
  ],
  runTests: [
    {
      title: { en: 'What a date is, and what not', zh: '什么是日期，什么不是' },
      input: {
        pattern: date,
        tests: [
          { text: 'Released 2026-03-14', expect: 'match' },
          { text: '2026-13-45', expect: 'no-match' },
          { text: 'on 2026-02-28.', expect: 'equals', value: '2026-02-28' },
          { text: '2025-12-01', expect: 'group', group: 'month', value: '12' },
          { text: '2026-02-31', expect: 'no-match' },
        ],
      },
      output: {
        passed: 4,
        failed: 1,
        results: [
          { passed: true, got: '2026-03-14' },
          { passed: true, got: null },
          { passed: true, got: '2026-02-28' },
          { passed: true, got: '12' },
          { passed: false, got: '2026-02-31' },
        ],
      },
    },
  ],
  generate: [
    {
      title: { en: 'License plates', zh: '车牌号' },
      input: { pattern: String.raw`[京沪粤苏浙][A-Z]·[A-HJ-NP-Z\d]{5}`, count: 3, seed: '1' },
      output: { texts: ['浙H·S7RHX', '粤R·HT5B2', '京K·3UUNK'], seed: '1' },
    },
  ],
  steps: [
    {
      title: { en: 'An “a” is given back', zh: '退还一个“a”' },
      input: { pattern: 'a+ab', text: 'aab' },
      output: {
        steps: [
          { position: 0, part: 'a', kind: 'match', start: 0 },
          { position: 1, part: 'a', kind: 'match', start: 0 },
          { position: 2, part: 'a', kind: 'fail', start: 0 },
          { position: 2, part: 'a+', kind: 'backtrack', start: 0 },
          { position: 2, part: 'a', kind: 'fail', start: 2 },
          { position: 1, part: 'a+', kind: 'backtrack', start: 0 },
          { position: 1, part: 'a', kind: 'match', start: 2 },
          { position: 2, part: 'b', kind: 'match', start: 3 },
        ],
        backtracks: 2,
        truncated: false,
        matched: true,
        farthest: 2,
      },
    },
  ],
  benchmark: [
    {
      title: { en: 'Dates in a log', zh: '日志中的日期' },
      input: { pattern: date, text: log, rounds: 20 },
      output: { median: 0.1, minimum: 0.1, maximum: 0.1, operationsPerSecond: 10_000, rounds: 20 },
      varies: ['median', 'minimum', 'maximum', 'operationsPerSecond'],
    },
  ],
  escape: [
    {
      title: { en: 'A price and a path', zh: '价格和路径' },
      input: { text: String.raw`Price: $9.99 (C:\temp/[a]*)` },
      output: { pattern: String.raw`Price: \$9\.99 \(C:\\temp\/\[a\]\*\)` },
    },
  ],
}
