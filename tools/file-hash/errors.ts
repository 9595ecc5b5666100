import { defineErrors } from '#kit/errors.ts'
import { hexInChinese } from '#kit/words/hex-problem.ts'

export const errors = defineErrors({
  emptyExpected: { en: 'Please enter a hash value to compare', zh: '请输入要对比的哈希值' },
  unknownHash: {
    en: 'This is not a hash value',
    zh: '这不是哈希值',
    reason: {
      en: '“{found}” doesn’t match any supported algorithm; paste hex or Base64',
      zh: '“{found}”不符合任何一种算法的格式，请粘贴十六进制或 Base64',
    },
  },
  noFileName: {
    en: 'This is a hash without a file name: write the name behind it, or compare one file with it',
    zh: '只有哈希值，缺少文件名：请在其后写上文件名，或改用“对比”',
    field: 'checksums',
  },
  failed: {
    en: 'Failed to calculate {algorithm} hash value',
    zh: '计算 {algorithm} 哈希值失败',
    reason: {
      en: '{name} cannot be read, or has changed since it was chosen; choose it again',
      zh: '无法读取“{name}”，或文件在选择后有改动，请重新选择',
    },
  },
  notKeyed: {
    en: 'Failed to calculate {algorithm} hash value',
    zh: '计算 {algorithm} 哈希值失败',
    reason: {
      en: 'it is a checksum and doesn’t support HMAC; clear the HMAC key',
      zh: '它是校验和，不支持 HMAC，请清空 HMAC 密钥',
    },
  },
  invalidText: {
    en: 'Invalid text: {found} at position {position} is an unpaired surrogate; remove it',
    zh: '文本无效：第 {position} 位的 {found} 是不成对的代理字符，请删除',
    field: 'text',
  },
  invalidHex: {
    en: 'Invalid hex format: {problem}',
    zh: '十六进制格式无效：{problem}',
    inChinese: hexInChinese(),
    field: 'text',
  },
  invalidBase64: {
    en: 'Invalid Base64 format: “{found}” at position {position}',
    zh: 'Base64 格式无效：第 {position} 位的“{found}”',
    field: 'text',
  },
  noFile: { en: 'Choose a file to hash', zh: '请选择要计算哈希值的文件' },
})
