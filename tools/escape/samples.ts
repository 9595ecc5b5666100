import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  escape: [
    {
      title: { en: 'Chinese as \\u', zh: '中文转 \\u' },
      input: { text: '你好，世界 🙂' },
      output: { text: '\\u4f60\\u597d\\uff0c\\u4e16\\u754c \\ud83d\\ude42' },
    },
    {
      title: { en: 'Markup in HTML', zh: '在 HTML 中显示标签' },
      input: { text: '<a href="/?a=1&b=2">Café</a>', format: 'html' },
      output: { text: '&lt;a href=&quot;/?a=1&amp;b=2&quot;&gt;Café&lt;/a&gt;' },
    },
    {
      title: { en: 'A string for Python', zh: 'Python 字符串' },
      input: { text: 'C:\\Users\\林\n"OK"', format: 'python', range: 'non-ascii', quotes: true },
      output: { text: '"C:\\\\Users\\\\\\u6797\\n\\"OK\\""' },
    },
    {
      title: { en: 'An argument for a shell', zh: 'Shell 参数' },
      input: { text: "it's $5", format: 'shell', quotes: true },
      output: { text: "'it'\\''s $5'" },
    },
  ],
  unescape: [
    {
      title: { en: '\\u from a log', zh: '日志中的 \\u' },
      input: { text: '\\u64cd\\u4f5c\\u6210\\u529f' },
      output: { text: '操作成功', format: 'unicode', count: 4 },
    },
    {
      title: { en: 'HTML entities', zh: 'HTML 实体' },
      input: { text: 'Tom &amp; Jerry &copy; 2026 &#20320;&#x597d;' },
      output: { text: 'Tom & Jerry © 2026 你好', format: 'html', count: 4 },
    },
    {
      title: { en: 'JSON within JSON', zh: 'JSON 中的 JSON' },
      input: { text: '"{\\"id\\":7,\\"name\\":\\"\\u6797\\"}"' },
      output: { text: '{"id":7,"name":"林"}', format: 'json', count: 7 },
    },
  ],
  inspect: [
    {
      title: { en: 'A word that is not what it seems', zh: '看着正常的词' },
      input: { text: 'p\u0430y' },
      output: {
        findings: [
          {
            position: 1,
            kind: 'mixed-script',

            en: '“p\u0430y” mixes Latin, Cyrillic',
            zh: '“p\u0430y”混用了多种文字：拉丁字母、西里尔字母',
          },
          {
            position: 2,
            kind: 'lookalike',
            en: 'U+0430 CYRILLIC SMALL LETTER A looks like “a”',
            zh: 'U+0430 CYRILLIC SMALL LETTER A 看起来像“a”',
          },
        ],
        characters: [
          {
            position: 1,
            character: 'p',
            codePoint: 'U+0070',
            name: 'LATIN SMALL LETTER P',
            category: 'Ll',

            script: 'Latin',
            utf8: '70',
            utf16: '0070',
            html: '&#112;',
          },
          {
            position: 2,
            character: '\u0430',
            codePoint: 'U+0430',
            name: 'CYRILLIC SMALL LETTER A',
            category: 'Ll',

            script: 'Cyrillic',
            utf8: 'D0 B0',
            utf16: '0430',
            html: '&acy;',
          },
          {
            position: 3,
            character: 'y',
            codePoint: 'U+0079',
            name: 'LATIN SMALL LETTER Y',
            category: 'Ll',

            script: 'Latin',
            utf8: '79',
            utf16: '0079',
            html: '&#121;',
          },
        ],
        counts: { graphemes: 3, codePoints: 3, utf16: 3, utf8: 4 },
      },
    },
  ],
  clean: [
    {
      title: { en: 'Text copied from a web page', zh: '从网页复制的文本' },
      input: { text: 'zero\u200bwidth\u00a0“space”', quotes: 'straight' },
      output: {
        text: 'zerowidth "space"',
        changes: [
          { en: 'Invisible characters removed: 1', zh: '移除不可见字符：1 个' },
          { en: 'Special spaces replaced: 1', zh: '替换特殊空格：1 个' },
          { en: 'Quotes straightened: 2', zh: '改为直引号：2 个' },
        ],
      },
    },
    {
      title: { en: 'Full-width to half-width', zh: '全角转半角' },
      input: { text: 'ＡＢＣ１２３，　中文', width: 'half' },
      output: {
        text: 'ABC123, 中文',
        changes: [{ en: 'Full-width characters made half-width: 8', zh: '全角转半角：8 个' }],
      },
    },
  ],
}
