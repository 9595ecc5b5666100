import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Any text can be turned around. */
export const recognize: Recognize = ({ file }) =>
  file ? [] : [{ operation: 'crop', label, confidence: confidence.anything }]

const label = { en: 'Reverse the text', zh: '反转文本' }
