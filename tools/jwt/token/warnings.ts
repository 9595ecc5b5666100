import type { Localized } from '#kit/language.ts'

/** Warnings about a token. */
export const warnings = {
  unsigned: { en: 'Anyone can make this token: it is not signed', zh: '此令牌没有签名，任何人都能伪造' },
  encrypted: { en: 'The payload is encrypted; use Decrypt', zh: '载荷已加密，请使用“解密”' },
  repeated: {
    en: '“{name}” stands in it more than once; programs differ in which they take',
    zh: '“{name}”出现多次，各程序取用的值可能不同',
  },
  noExpiry: { en: 'It never expires: there is no exp', zh: '没有 exp，令牌永不过期' },
  notTime: { en: '“{name}” is not a number of seconds', zh: '“{name}”不是秒数' },
  milliseconds: { en: '“{name}” looks like milliseconds; it should be seconds', zh: '“{name}”看起来是毫秒，应为秒' },
  remoteKey: {
    en: 'The header names where its key is ({name}); do not trust it',
    zh: '头部指明了密钥的地址（{name}），不要信任',
  },
  ownKey: { en: 'The header brings its own key (jwk); do not trust it', zh: '头部自带密钥（jwk），不要信任' },
  critical: { en: 'It must be refused by programs that do not know {name}', zh: '不认识 {name} 的程序必须拒绝此令牌' },
  nested: { en: 'The payload is another token', zh: '载荷是另一个令牌' },
  notJson: { en: 'The payload is not a JSON object', zh: '载荷不是 JSON 对象' },
  notText: { en: 'The payload is not text; it is shown in hex', zh: '载荷不是文本，以十六进制显示' },
  detached: { en: 'The payload is not in the token', zh: '载荷不在令牌中' },
  lineBreak: {
    en: 'The line break at the end of the key is part of the secret; remove it if it is not meant',
    zh: '密钥末尾的换行符也算作密钥的一部分，如非本意请删除',
  },
  shortSecret: {
    en: 'The key is too short for {algorithm}: use at least {count} bytes',
    zh: '对 {algorithm} 而言密钥过短，至少应为 {count} 字节',
  },
} as const satisfies Record<string, Localized>
