import type { Material } from './recognition.ts'

/** Whether material is a JSON object or array, or begins like one if it is cut. */
export function isJson({ text, isCut, file }: Material): boolean {
  const isNamed = file !== undefined && (/\.(?:json|geojson)$/i.test(file.name) || /[/+]json$/.test(file.type))
  if (isCut) return isNamed || /^(?:\{\s*"[^"\n]{0,200}"\s*:|\[\s*[[{"\d])/.test(text)
  if (!/^[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
