import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 90,
  hot: true,
  title: { en: 'Base64', zh: 'Base64 编解码' },
  summary: { en: 'Encode and decode text or files', zh: '文本与文件的编码、解码' },
  description: {
    en: 'Encode and decode text, pictures or any file, in your browser.',
    zh: '在浏览器里编码和解码文本、图片或任意文件。',
  },
  keywords: {
    en: ['base64url', 'data URI', 'btoa', 'atob', 'image to base64', 'JWT', 'token'],
    zh: ['编码', '解码', '图片转 Base64', '数据 URI', 'JWT', '令牌'],
  },
})
