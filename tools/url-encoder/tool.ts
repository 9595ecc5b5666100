import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 79,
  title: { en: 'URL Encoder', zh: 'URL 编解码' },
  summary: { en: 'Encode, decode, take apart', zh: '编码、解码、拆分' },
  description: {
    en: 'Encode and decode text for URLs, take a URL apart and put one together.',
    zh: '编码和解码 URL 中的文本，拆分或拼接 URL。',
  },
  keywords: {
    en: [
      'percent-encoding',
      'urlencode',
      'urldecode',
      'query string',
      'encodeURIComponent',
      'URL decoder',
      'URL parser',
    ],
    zh: ['百分号编码', '网址', '查询参数', '转义', '网址解码', '解析'],
  },
})
