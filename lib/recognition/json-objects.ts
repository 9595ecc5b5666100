import type { Material } from './recognition.ts'

/** Tells whether something is JSON with objects in it, as far as its beginning shows: what types can be made of. */
export function holdsJsonObjects({ text, isCut }: Material): boolean {
  if (!/^(?:\{\s*"|\[\s*\{)/.test(text)) return false
  if (isCut) return /^[[\s]*\{\s*"[^"\n]*"\s*:/.test(text)
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
