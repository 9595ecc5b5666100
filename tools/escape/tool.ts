import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 83,
  title: { en: 'Escape and Unicode', zh: '转义与 Unicode' },
  summary: { en: '\\u, HTML, JSON, SQL; inspect text', zh: '\\u、HTML、JSON、SQL 转义，字符分析' },
  description: {
    en: 'Escape and unescape Unicode (\\uXXXX), HTML entities, JSON, Java, Python, SQL, shell and 13 more formats; find invisible and look-alike characters.',
    zh: '在线转义与反转义：Unicode（\\uXXXX）、HTML 实体、JSON、Python、SQL、Shell 等 21 种格式，检查不可见字符与形近字符。',
  },
  keywords: {
    en: [
      'unicode converter',
      'html entities',
      'html encode',
      'html decode',
      'native2ascii',
      'string escape',
      'unescape',
      'backslash',
      'invisible characters',
      'zero width space',
      'homoglyph',
      'code point',
      'character inspector',
    ],
    zh: [
      'Unicode 编码',
      'Unicode 转中文',
      'HTML 实体',
      '反转义',
      'native2ascii',
      '零宽字符',
      '不可见字符',
      '码点',
      '全角半角',
      '字符串转义',
      '同形字',
    ],
  },
})
