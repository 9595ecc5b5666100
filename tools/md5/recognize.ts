import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Recognizes any text and any file. */
export const recognize: Recognize = ({ file }) =>
  file
    ? [{ operation: 'hashFile', label: hashFile, confidence: confidence.anything + 0.05 }]
    : [{ operation: 'hashText', label: hashText, confidence: confidence.lastResort }]

const hashText = { en: 'Hash with MD5', zh: '计算 MD5' }
const hashFile = { en: 'MD5 of the file', zh: '计算文件的 MD5' }
