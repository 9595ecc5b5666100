import { isJson } from '#lib/recognition/is-json.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Recognizes JSON objects and arrays; whether Rust is wanted is unknown. */
export const recognize: Recognize = (material) =>
  isJson(material) ? [{ operation: 'convert', label, confidence: confidence.possible - 0.08, kind }] : []

const label = { en: 'Generate Rust types', zh: '生成 Rust 类型' }
const kind = { en: 'JSON', zh: 'JSON' }
