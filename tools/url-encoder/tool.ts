import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 79,
  title: { en: 'URL Encoder', zh: 'URL 编解码' },
  summary: { en: 'Encode, decode, parse', zh: '编码、解码、解析' },
  description: {
    en: 'URL encode and decode text (percent-encoding), for a single component or a whole URL; parse a URL into its parts and query parameters, or build one.',
    zh: '在线 URL 编码与解码（百分号编码，即 urlencode），支持单个参数或完整 URL；还可解析网址的各个部分和查询参数，或反过来拼接出一个 URL。',
  },
  keywords: {
    en: [
      'percent-encoding',
      'take apart',
      'urlencode',
      'urldecode',
      'query string',
      'encodeURIComponent',
      'URL decoder',
      'URL parser',
    ],
    zh: ['百分号编码', '拆分', '网址', '查询参数', '转义', '网址解码', '解析'],
  },
  nextTo: { en: ['ip address', 'ip lookup', 'whois', 'dns', 'short url'], zh: ['IP 查询', '短链接', '域名'] },
})
