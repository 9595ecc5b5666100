import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'security',
  popularity: 80,
  title: { en: 'MD5', zh: 'MD5 计算' },
  summary: { en: 'Hash of text or a file', zh: '文本或文件的哈希值' },
  description: {
    en: 'Generate the MD5 hash of text or of a file of any size: 32 or 16 digits, uppercase or lowercase, line by line, with a salt and rounds, in your browser.',
    zh: '在线计算文本或任意大小文件的 MD5 哈希值：32 位与 16 位、大写与小写，支持逐行处理、加盐、多轮和 GBK 等字符集。',
  },
  keywords: {
    en: ['md5sum', 'md5 checksum', 'md5 hash', 'message digest', 'salt', 'generator', 'md5 decrypt'],
    zh: ['MD5 哈希', '散列', 'MD5 校验和', '摘要', '加盐', '加密', '16 位 MD5', '32 位 MD5', 'MD5 解密'],
  },
})
