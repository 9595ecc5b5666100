import { isJson } from '#lib/recognition/is-json.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Recognizes JSON objects and arrays; whether Go is wanted is unknown. */
export const recognize: Recognize = (material) =>
  isJson(material) ? [{ operation: 'convert', label, confidence: confidence.possible - 0.06, kind }] : []

const label = { en: 'Generate Go structs', zh: '生成 Go 结构体' }
const kind = { en: 'JSON', zh: 'JSON' }
