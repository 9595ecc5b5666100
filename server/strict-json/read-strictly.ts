/** Why a text was not read as JSON. */
export type JsonFault = 'notJson' | 'tooDeep' | 'tooMany' | 'unsafeName'

const [deepest, most] = [32, 1_000_000]

/**
 * Reads JSON text (RFC 8259) of which nothing unexpected can come: at most 32 levels deep, at most a million values, and
 * no field whose name could reach the prototype of an object or cannot be kept (U+0000, half a surrogate pair).
 */
export function readStrictly(text: string): { value: unknown } | { fault: JsonFault } {
  const tooLarge = measure(text)
  if (tooLarge) return { fault: tooLarge }
  try {
    const value: unknown = JSON.parse(text)
    return hasUnsafeName(value) ? { fault: 'unsafeName' } : { value }
  } catch {
    return { fault: 'notJson' }
  }
}

/** Measures before parsing: thirty million brackets are a small text and gigabytes of objects. */
function measure(text: string): JsonFault | undefined {
  let depth = 0
  let values = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '"') index = endOfString(text, index)
    else if (character === ',') values++
    else if (character === ']' || character === '}') depth--
    else if (character === '[' || character === '{') {
      values++
      if (++depth > deepest) return 'tooDeep'
    }
    if (values > most) return 'tooMany'
  }
  return undefined
}

/** Finds the quote that ends a string: the first one without a backslash of its own before it. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes++
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

function hasUnsafeName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, field]) => isUnsafe(name) || hasUnsafeName(field))
}

const isUnsafe = (name: string): boolean => forbidden.has(name) || name.includes('\0') || !name.isWellFormed()

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
