import { readJson } from '#lib/json/read.ts'

/**
 * Makes the source of a value of what a person typed: JSON is taken as it stands, anything else is a text. What begins
 * as JSON does, with a quote or a bracket, is left as it is, so that a mistake in it is told.
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
