import { holdsJsonObjects } from '#lib/recognition/json-objects.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** JSON with objects, which types can be made of. */
export const recognize: Recognize = (material) =>
  holdsJsonObjects(material)
    ? [{ operation: 'convert', label, confidence: confidence.possible + 0.01, kind: { en: 'JSON', zh: 'JSON' } }]
    : []

const label = { en: 'Make Kotlin types of it', zh: '生成 Kotlin 类型' }
