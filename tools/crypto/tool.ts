import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'security',
  popularity: 82,
  isSecret: true,
  title: { en: 'Crypto', zh: '加密解密' },
  summary: { en: 'Encrypt, decrypt and hash', zh: '加密、解密与哈希' },
  description: {
    en: 'Encrypt and decrypt text or files with AES, DES, Triple DES, RC4 or ChaCha20, compatible with OpenSSL and CryptoJS; compute SHA-256 and HMAC.',
    zh: '加密解密：以 AES、DES、3DES、RC4、ChaCha20 处理文本或文件，与 OpenSSL、CryptoJS 互通，可计算 SHA-256、HMAC。',
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
      'decrypt',
      'encrypt',
    ],
    zh: ['加密', '解密', '密码', '密钥', '对称加密', '哈希', '摘要', 'AES 加密', 'SHA-256'],
  },
  nextTo: { en: ['bcrypt', 'scrypt', 'argon2', 'rsa encrypt', 'pgp'], zh: ['国密', 'SM4', 'SM2'] },
})
