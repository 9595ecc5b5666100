import { isJson } from '#lib/recognition/is-json.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Recognizes JSON objects and arrays; whether TypeScript is wanted is unknown. */
export const recognize: Recognize = (material) =>
  isJson(material) ? [{ operation: 'convert', label, confidence: confidence.possible - 0.05, kind }] : []

const label = { en: 'Generate TypeScript types', zh: '生成 TypeScript 类型' }
const kind = { en: 'JSON', zh: 'JSON' }
