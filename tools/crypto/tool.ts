import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 82,
  isSecret: true,
  title: { en: 'Crypto', zh: '加密解密' },
  summary: { en: 'Encrypt, decrypt and hash', zh: '加密、解密与哈希' },
  description: {
    en: 'Encrypt and decrypt text or files with AES, DES, RC4, ChaCha20 and more, as OpenSSL does; hash and HMAC.',
    zh: '用 AES、DES、RC4、ChaCha20 等加密和解密文本或文件，与 OpenSSL 互通，也可计算哈希与 HMAC。',
  },
  keywords: {
    en: [
      'AES',
      'DES',
      '3DES',
      'Rabbit',
      'GCM',
      'cipher',
      'password',
      'PBKDF2',
      'HMAC',
      'SHA-256',
      'openssl enc',
      'CryptoJS',
    ],
    zh: ['加密', '解密', '密码', '密钥', '对称加密', '哈希', '摘要', 'AES 加密', 'SHA-256'],
  },
})
