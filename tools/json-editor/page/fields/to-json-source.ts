import { readJson } from '#lib/json/read.ts'

/**
 * Turns typed text into the source of a value: JSON stays as it is, anything else becomes a string. What begins like
 * JSON, with a quote or a bracket, stays as it is, so that mistakes in it are reported.
 */
export function toJsonSource(typed: string): string {
  const text = typed.trim()
  if (/^["[{]/.test(text) || isJson(text)) return text
  return JSON.stringify(typed)
}

function isJson(text: string): boolean {
  try {
    readJson(text)
    return true
  } catch {
    return false
  }
}
