import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some text to process', zh: '请输入要处理的文本' },
  tooMany: { en: 'Too many results: at most {limit}', zh: '结果过多：最多 {limit} 个', field: 'ids' },
  needsName: { en: 'Versions 3 and 5 need a name', zh: '版本 3 和 5 需要名称', field: 'name' },
  badNamespace: { en: 'The namespace is not a UUID', zh: '命名空间不是 UUID', field: 'namespaceId' },
  badAlphabet: {
    en: 'The alphabet needs 2 to 255 different characters',
    zh: '字母表需要 2 到 255 个不同字符',
    field: 'alphabet',
  },
  unreadable: { en: 'Unrecognized ID: {id}', zh: '无法识别的 ID：{id}', field: 'id' },
  badTime: {
    en: 'Unrecognized time: {time}; write it like 2026-01-31T08:00:00Z',
    zh: '无法识别的时间：{time}，请写成 2026-01-31T08:00:00Z 这样',
  },
  outOfRange: { en: 'That time is out of range for {kind}', zh: '该时间超出 {kind} 的范围' },
})
