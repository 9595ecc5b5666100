import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** A few Chinese characters, whose codes can be looked up. */
export const recognize: Recognize = ({ text, file }) =>
  file || !/^\p{Script=Han}{1,8}$/u.test(text)
    ? []
    : [{ operation: 'lookup', label, confidence: confidence.anything, input: { text } }]

const label = { en: 'Look up its Wubi codes', zh: '查询五笔编码' }
