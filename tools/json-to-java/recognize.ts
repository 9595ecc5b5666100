import { isJson } from '#lib/recognition/is-json.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** JSON objects and arrays; what they are wanted for nobody knows. */
export const recognize: Recognize = (material) =>
  isJson(material) ? [{ operation: 'convert', label, confidence: confidence.possible - 0.07, kind }] : []

const label = { en: 'Generate Java classes', zh: '生成 Java 类' }
const kind = { en: 'JSON', zh: 'JSON' }
