import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 80,
  title: { en: 'MD5', zh: 'MD5 计算' },
  summary: { en: 'Hash of text or a file', zh: '文本或文件的哈希值' },
  description: {
    en: 'Compute the MD5 hash of text or of a file of any size, in your browser.',
    zh: '在浏览器里计算文本或任意大小文件的 MD5。',
  },
  keywords: {
    en: ['md5sum', 'checksum', 'hash', 'message digest', 'salt', 'generator'],
    zh: ['哈希', '散列', '校验和', '摘要', '加盐', '加密', '16 位 MD5'],
  },
})
