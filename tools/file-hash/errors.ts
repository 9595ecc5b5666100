import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  emptyExpected: { en: 'Please enter a hash value to compare', zh: '请输入要比较的哈希值' },
  unknownHash: {
    en: 'This is not a hash value',
    zh: '这不是哈希值',
    reason: {
      en: '"{found}" does not have the form of any of the algorithms',
      zh: '“{found}”不符合任何一种算法的格式',
    },
  },
  failed: {
    en: 'Failed to calculate {algorithm} hash value',
    zh: '计算 {algorithm} 哈希值失败',
    reason: {
      en: '{name} cannot be read, or has changed since it was chosen',
      zh: '无法读取“{name}”，或文件在选择后有改动',
    },
  },
  notKeyed: {
    en: 'Failed to calculate {algorithm} hash value',
    zh: '计算 {algorithm} 哈希值失败',
    reason: {
      en: 'it is a checksum and takes no HMAC key',
      zh: '它是校验和，不能使用 HMAC 密钥',
    },
  },
  noFile: { en: 'Choose a file to hash', zh: '请选择要计算哈希值的文件' },
})
