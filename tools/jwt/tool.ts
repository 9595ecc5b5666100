import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'security',
  popularity: 86,
  title: { en: 'JWT', zh: 'JWT 解析与签发' },
  summary: { en: 'Decode, verify, sign tokens', zh: '解析、验签、签发令牌' },
  description: {
    en: 'Decode a JSON Web Token (JWT), read its claims and expiry in plain words, verify the signature with HMAC, RSA, ECDSA or EdDSA keys, sign and decrypt.',
    zh: '在线解析 JWT（JSON Web Token）：查看声明的含义和过期时间，用 HMAC、RSA、ECDSA、EdDSA 密钥验证签名，签发和解密令牌。',
  },
  keywords: {
    en: [
      'json web token',
      'jwt decoder',
      'jws',
      'jwe',
      'jwk',
      'jwks',
      'bearer token',
      'access token',
      'id token',
      'claims',
      'HS256',
      'RS256',
      'ES256',
      'token',
    ],
    zh: ['令牌', '解码', '验签', '签名', '签发', 'Bearer', 'access token', '声明', '过期时间', 'jwk', 'jwks'],
  },
  isSecret: true,
})
