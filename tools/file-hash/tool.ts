import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 77,
  title: { en: 'File Hash', zh: '文件哈希' },
  summary: { en: 'MD5, SHA and more of any file', zh: '任意文件的 MD5、SHA 等' },
  description: {
    en: 'Hash files and whole folders of any size in your browser, and compare them with a hash value or a checksum list.',
    zh: '在浏览器里计算任意大小的文件和整个文件夹的哈希值，并与给定的哈希值或校验和列表比较。',
  },
  keywords: {
    en: [
      'checksum',
      'SHA-256',
      'SHA256SUMS',
      'sha256sum',
      'SHA-3',
      'BLAKE3',
      'CRC32',
      'SM3',
      'HMAC',
      'verify download',
    ],
    zh: ['校验和', '散列', '摘要', '国密 SM3', '校验文件', '验证下载', '重复文件', '文件夹'],
  },
})
