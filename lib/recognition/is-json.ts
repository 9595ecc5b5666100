import type { Material } from './recognition.ts'

/** Tells whether material is a JSON object or array, or begins as one where there is more of it than is looked at. */
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
