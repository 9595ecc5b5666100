import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'security',
  popularity: 77,
  title: { en: 'File Hash', zh: '文件哈希' },
  summary: { en: 'MD5, SHA and more of any file', zh: '任意文件的 MD5、SHA 等' },
  description: {
    en: 'Calculate the MD5, SHA-1, SHA-256, SHA-512, SHA-3, BLAKE3 or CRC32 checksum of files and folders of any size, and verify them against a hash or checksum list.',
    zh: '计算文件和文件夹的 MD5、SHA-1、SHA-256、SM3、CRC32 等哈希值，并与哈希值或校验和列表对比；大小不限，文件不会上传。',
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
      'hash',
    ],
    zh: ['校验和', '散列', '摘要', '国密 SM3', '文件哈希值', '校验文件', '验证下载', '重复文件', '文件夹', '哈希'],
  },
})
