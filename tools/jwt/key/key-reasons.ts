import type { Params } from '#kit/tool-error.ts'

/** The Chinese names of a token's parts, by those that errors have. */
const chinese: Record<string, string> = {
  header: '头部',
  payload: '载荷',
  signature: '签名',
  'encrypted key': '加密密钥',
  'initialization vector': '初始化向量',
  ciphertext: '密文',
  'authentication tag': '认证标签',
}

/** The reasons why a key cannot be used. */
export const keyReasons = {
  missing: { en: 'please enter one', zh: '请输入密钥' },
  unreadable: { en: 'it cannot be read in this form', zh: '无法按此格式读取' },
  encrypted: { en: 'it is encrypted; decrypt it first', zh: '密钥已加密，请先解密' },
  otherKind: { en: 'it is of another kind', zh: '密钥类型不符' },
  public: { en: 'a private key is needed', zh: '需要私钥' },
  private: { en: 'a public or shared key is needed', zh: '需要公钥或共享密钥' },
  tooShort: { en: 'it is too short', zh: '密钥过短' },
  notInSet: { en: 'none in the set fits', zh: '密钥集中没有合适的密钥' },
} as const

/** The reasons why a header is invalid. */
export const headerReasons = {
  critical: {
    en: 'crit has to list further parameters of the header, each once',
    zh: 'crit 应列出头部中的其他参数，每个一次',
  },
  tooDeep: { en: 'it is nested too deeply', zh: '嵌套过深' },
} as const

/** Translates the params of an error into Chinese. */
export function inChinese(params: Params): Params {
  const reasons = [...Object.values(keyReasons), ...Object.values(headerReasons)]
  const all = { ...chinese, ...Object.fromEntries(reasons.map(({ en, zh }) => [en, zh])) }
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, all[value] ?? value]))
}
