import { defineErrors } from '#kit/errors.ts'
import { hexInChinese } from '#kit/words/hex-problem.ts'

export const errors = defineErrors({
  emptyInput: { en: 'Please enter some text to process', zh: '请输入要处理的文本' },
  emptyKey: { en: 'Please enter an encryption key', zh: '请输入加密密钥', field: 'key' },
  noFile: { en: 'Choose a file', zh: '请选择文件' },
  uploadFailed: {
    en: 'File upload failed: the file can’t be read, choose it again',
    zh: '文件读取失败：请重新选择文件',
  },
  oneWay: {
    en: 'HMAC is a one-way function, cannot decrypt',
    zh: 'HMAC 是单向函数，无法解密',
    field: 'algorithm',
  },
  invalidBase64: {
    en: 'Invalid Base64 format: “{found}” at position {position}',
    zh: 'Base64 格式无效：第 {position} 位的“{found}”',
  },
  invalidHex: {
    en: 'Invalid hex format: {problem}',
    zh: '十六进制格式无效：{problem}',
    inChinese: hexInChinese(),
  },
  invalidText: {
    en: 'Invalid text: {found} at position {position} is an unpaired surrogate; remove it',
    zh: '文本无效：第 {position} 位的 {found} 是不成对的代理字符，请删除',
    field: 'text',
  },
  invalidKey: {
    en: 'Invalid key: {problem}',
    zh: '密钥无效：{problem}',
    inChinese: (params) => hexInChinese(`不是 ${params['encoding']}`)(params),
    field: 'key',
  },
  invalidIv: {
    en: 'Invalid IV: {problem}',
    zh: 'IV 无效：{problem}',
    inChinese: hexInChinese('不是十六进制'),
    field: 'iv',
  },
  invalidSalt: {
    en: 'Invalid salt: {problem}',
    zh: '盐无效：{problem}',
    inChinese: hexInChinese('不是十六进制'),
    field: 'salt',
  },
  keyLength: {
    en: 'A key for {algorithm} must be {lengths} bytes, not {length}',
    zh: '{algorithm} 的密钥应为 {lengths} 字节，实际为 {length} 字节',
    field: 'key',
  },
  invalidPublicKey: {
    en: 'Invalid public key: it is no point of the SM2 curve; use one that was made for SM2',
    zh: '公钥无效：不是 SM2 曲线上的点，请使用 SM2 的公钥',
    field: 'key',
  },
  invalidPrivateKey: {
    en: 'Invalid private key: it is out of the range of SM2; use one that was made for SM2',
    zh: '私钥无效：超出 SM2 的取值范围，请使用 SM2 的私钥',
    field: 'key',
  },
  invalidPem: {
    en: 'Invalid PEM: it holds no {kind} of SM2 without a passphrase',
    zh: 'PEM 无效：其中没有未加密的 SM2 {kind}',
    field: 'key',
    inChinese: ({ kind }) => ({ kind: kind === 'public key' ? '公钥' : '私钥' }),
  },
  invalidSignature: {
    en: 'Invalid signature: it must be 128 hex digits (r and s), or DER in hex or Base64',
    zh: '签名无效：应为 128 位十六进制（r 和 s），或十六进制、Base64 形式的 DER',
    field: 'signature',
  },
  invalidMode: {
    en: '{algorithm} does not run in {mode} here; choose SM4, or AES-GCM',
    zh: '此处 {algorithm} 不支持 {mode} 模式，请改用 SM4 或 AES-GCM',
    field: 'mode',
  },
  ivLength: {
    en: 'An IV for {algorithm} must be {needed} bytes, not {length}',
    zh: '{algorithm} 的 IV 应为 {needed} 字节，实际为 {length} 字节',
    field: 'iv',
  },
  saltLength: {
    en: 'A salt must be 8 bytes, not {length}',
    zh: '盐应为 8 字节，实际为 {length} 字节',
    field: 'salt',
  },
  encryptionFailed: {
    en: 'Encryption failed: without padding, the input must be a multiple of {block} bytes, not {length}; choose a padding',
    zh: '加密失败：不填充时输入须为 {block} 字节的整数倍，实际为 {length} 字节，请选择填充方式',
  },
  decryptionFailed: {
    en: 'Decryption failed - please check key and input format',
    zh: '解密失败：请检查密钥和输入格式',
    field: 'key',
  },
  hashFailed: {
    en: 'Hash generation failed: the bytes of this hash are not UTF-8 text; choose hex or Base64',
    zh: '生成哈希失败：此哈希的字节不是 UTF-8 文本，请选择十六进制或 Base64',
  },
})
