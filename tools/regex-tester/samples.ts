import type { Samples } from '#kit/samples.ts'
import { colorParts } from './explain/color-sample.ts'
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
    {
      title: { en: 'Nested brackets with PCRE2, as in PHP', zh: '用 PCRE2（PHP 所用）匹配嵌套括号' },
      input: { pattern: String.raw`\((?:[^()]++|(?R))*\)`, text: 'f(a(b)c) + g(x)', engine: 'pcre2' },
      output: {
        matches: [
          { start: 1, end: 8, text: '(a(b)c)', groups: [] },
          { start: 12, end: 15, text: '(x)', groups: [] },
        ],
        count: 2,
        truncated: false,
        milliseconds: 0.1,
      },
      varies: ['milliseconds'],
    },
    {
      title: { en: 'Python, with comments', zh: 'Python，带注释' },
      input: {
        pattern: String.raw`(?P<quote>['"])  # opens
  (?P<text>.*?)    # as little as possible
(?P=quote)\Z       # and ends all`,
        flags: 'gx',
        text: `say "it's"`,
        engine: 'python',
      },
      output: {
        matches: [
          {
            start: 4,
            end: 10,
            text: `"it's"`,
            groups: [
              { name: 'quote', start: 4, end: 5, text: '"' },
              { name: 'text', start: 5, end: 9, text: `it's` },
            ],
          },
        ],
        count: 1,
        truncated: false,
        milliseconds: 0.1,
        warnings: [
          {
            en: String.raw`In Python \Z is the very end of the text; PCRE2 writes that \z, and its \Z also matches before a final line feed`,
            zh: String.raw`Python 的 \Z 只匹配文本末尾；PCRE2 写作 \z，它的 \Z 还匹配末尾换行符之前`,
          },
        ],
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
    {
      title: { en: 'Words that begin with capitals', zh: '单词首字母大写' },
      input: {
        pattern: String.raw`(\w+) (\w+)`,
        text: 'ADA lovelace',
        replacement: String.raw`\u\L$1\E \U$2`,
        caseFunctions: true,
      },
      output: { text: 'Ada LOVELACE', count: 1 },
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
        nodes: colorParts,
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
