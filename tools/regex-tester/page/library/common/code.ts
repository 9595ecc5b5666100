import { type CommonPattern, testsOf } from './common-pattern.ts'

/** Patterns for code, documents and logs. */
export const code: CommonPattern[] = [
  {
    id: 'hexColor',
    name: { en: 'Hex color', zh: '十六进制颜色' },
    pattern: String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b`,
    flags: 'gi',
    tests: testsOf({ 'color: #036675;': '#036675', '#FFF': '#FFF', '#DAF2F5cc': '#DAF2F5cc' }, [
      '#12',
      '#ggg',
      '036675',
    ]),
  },
  {
    id: 'semver',
    name: { en: 'Version (SemVer)', zh: '版本号（SemVer）' },
    pattern: String.raw`\bv?(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?`,
    flags: 'g',
    tests: testsOf({ 'since 1.20.3': '1.20.3', 'v2.0.0-rc.1+build5': 'v2.0.0-rc.1+build5' }, ['1.2', '01.2']),
  },
  {
    id: 'htmlTag',
    name: { en: 'HTML tag', zh: 'HTML 标签' },
    pattern: String.raw`</?[a-z][a-z0-9-]*(?:\s[^<>]*)?/?>`,
    flags: 'gi',
    tests: testsOf({ 'a <img src="x.png"> b': '<img src="x.png">', '</Section>': '</Section>', 'x<br/>': '<br/>' }, [
      'a < b > c',
      '<1>',
      '<!-- note -->',
    ]),
  },
  {
    id: 'identifier',
    name: { en: 'Variable name', zh: '变量名' },
    pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$',
    flags: 'gm',
    tests: testsOf({ userName: 'userName', _id: '_id', $2: '$2' }, ['2fast', 'user-name', 'a b']),
  },
  {
    id: 'slug',
    name: { en: 'Slug of a URL', zh: 'URL 短名（slug）' },
    pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    flags: 'gm',
    tests: testsOf({ 'regex-for-all-7': 'regex-for-all-7', news: 'news' }, ['-news', 'two--dashes', 'Upper']),
  },
  {
    id: 'quoted',
    name: { en: 'Quoted string with escapes', zh: '带转义的引号字符串' },
    pattern: String.raw`"[^"\\\n]*(?:\\.[^"\\\n]*)*"`,
    flags: 'g',
    tests: testsOf({ 'say "a \\"b\\" c" now': '"a \\"b\\" c"', 'x=""': '""' }, ['no quotes', '"open']),
  },
  {
    id: 'logLevel',
    name: { en: 'Log line with level', zh: '带级别的日志行' },
    pattern: String.raw`^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[^\s\]]*\]? +\[?(?:TRACE|DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL)\]?:? .*$`,
    flags: 'gm',
    tests: testsOf(
      {
        '2026-03-14 09:26:53 ERROR disk full': '2026-03-14 09:26:53 ERROR disk full',
        '[2026-03-14T09:26:53Z] [INFO] started': '[2026-03-14T09:26:53Z] [INFO] started',
      },
      ['ERROR disk full', '2026-03-14 started'],
    ),
  },
  {
    id: 'accessLog',
    name: { en: 'Web server log line (combined)', zh: 'Web 服务器日志行' },
    pattern: String.raw`^(\S+) \S+ (\S+) \[([^\]]+)\] "([A-Z]+) ([^ "]+) HTTP/[\d.]+" (\d{3}) (\d+|-)`,
    flags: 'gm',
    tests: [
      ...testsOf({ '::1 - ann [1/Jan/2026] "POST /x HTTP/2" 204 -': '::1 - ann [1/Jan/2026] "POST /x HTTP/2" 204 -' }, [
        'GET /index.html 200',
        '10.0.0.1 - - "GET / HTTP/1.1" 200 5',
      ]),
      ...['10.0.0.1', '-', '14/Mar/2026:09:26:53 +0800', 'GET', '/a?b=1', '200', '5316'].map((value, index) => ({
        text: '10.0.0.1 - - [14/Mar/2026:09:26:53 +0800] "GET /a?b=1 HTTP/1.1" 200 5316 "-" "curl/8.5"',
        expect: 'group' as const,
        value,
        group: String(index + 1),
      })),
    ],
  },
  {
    id: 'keyValue',
    name: { en: 'Key and value', zh: '键值对' },
    pattern: String.raw`([A-Za-z_][\w.-]*)=("[^"]*"|\S+)`,
    flags: 'g',
    tests: [
      ...testsOf({ 'retry user="Ann Lee"': 'user="Ann Lee"' }, ['no pairs', '=5']),
      { text: 'level=info', expect: 'group', value: 'level', group: '1' },
      { text: 'level=info', expect: 'group', value: 'info', group: '2' },
    ],
  },
  {
    id: 'trailingSpace',
    name: { en: 'Whitespace at the ends of lines', zh: '行尾空白' },
    pattern: String.raw`[ \t]+$`,
    flags: 'gm',
    tests: testsOf({ 'a  ': '  ', 'a\t\nb': '\t' }, ['a b', '  a']),
  },
]
