import { isJson } from '#lib/recognition/is-json.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Recognizes JSON objects and arrays; whether Kotlin is wanted is unknown. */
export const recognize: Recognize = (material) =>
  isJson(material) ? [{ operation: 'convert', label, confidence: confidence.possible - 0.09, kind }] : []

const label = { en: 'Generate Kotlin classes', zh: '生成 Kotlin 类' }
const kind = { en: 'JSON', zh: 'JSON' }
