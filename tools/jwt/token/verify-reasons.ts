import type { Localized } from '#kit/language.ts'

/** The checks of `verify`. */
export const checkNames = {
  header: { en: 'Header is unambiguous', zh: '头部无歧义' },
  algorithm: { en: 'Algorithm is allowed', zh: '算法在允许范围内' },
  signature: { en: 'Signature', zh: '签名' },
  exp: { en: 'Not expired (exp)', zh: '未过期（exp）' },
  nbf: { en: 'Already valid (nbf)', zh: '已生效（nbf）' },
  iss: { en: 'Issuer (iss)', zh: '签发者（iss）' },
  aud: { en: 'Audience (aud)', zh: '受众（aud）' },
} as const satisfies Record<string, Localized>

/** The reasons why a token is not valid. */
export const verifyReasons = {
  repeated: { en: 'The header has a name more than once', zh: '头部有重复的名称' },
  notAllowed: { en: 'The algorithm is not among those allowed', zh: '算法不在允许的范围内' },
  none: { en: 'The token is not signed (alg none)', zh: '令牌没有签名（alg 为 none）' },
  confusion: {
    en: 'A public key cannot verify HMAC: anyone who knows it could have signed',
    zh: '公钥不能用来验证 HMAC：知道公钥的任何人都能签名',
  },
  signature: { en: 'The signature does not match this key and content', zh: '签名与密钥和内容不符' },
  lineBreak: {
    en: 'The signature does not match, but does without the line break at the end of the key: remove it',
    zh: '签名不符，但去掉密钥末尾的换行符后相符：请删除该换行符',
  },
  weakKey: { en: 'The key is too short or of another kind', zh: '密钥过短或类型不符' },
  malformed: { en: 'The token is malformed', zh: '令牌格式有误' },
  critical: { en: 'The header has critical parameters that are not understood', zh: '头部有无法识别的关键参数' },
  notClaims: { en: 'The payload has no claims', zh: '载荷中没有声明' },
  expired: { en: 'The token has expired', zh: '令牌已过期' },
  early: { en: 'The token is not valid yet', zh: '令牌尚未生效' },
  notTime: { en: 'A time in the token is not a number', zh: '令牌中的时间不是数字' },
  issuer: { en: 'The token is from another issuer', zh: '令牌的签发者不符' },
  audience: { en: 'The token is for another audience', zh: '令牌的受众不符' },
} as const satisfies Record<string, Localized>
