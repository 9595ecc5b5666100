import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 90,
  hot: true,
  title: { en: 'Base64', zh: 'Base64 编解码' },
  summary: { en: 'Encode and decode text or files', zh: '文本与文件的编码、解码' },
  description: {
    en: 'Encode text, images or any file to Base64, and decode Base64 or a data URI back to text or a file: UTF-8, GBK and URL-safe Base64, right in your browser.',
    zh: '在线 Base64 编码与解码：文本、图片或任意文件与 Base64、Data URI 互转，支持 UTF-8、GBK 与 URL 安全字符表，在浏览器中处理。',
  },
  keywords: {
    en: ['base64url', 'data URI', 'Base64 encode', 'Base64 decode', 'btoa', 'atob', 'image to base64', 'b64'],
    zh: ['编码', '解码', '图片转 Base64', 'Base64 转图片', 'Data URI', '数据 URI'],
  },
  nextTo: { en: ['zip', 'gzip', 'unzip', 'hex dump'], zh: ['解压', '压缩包'] },
})
