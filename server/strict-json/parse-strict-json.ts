/** Why JSON is rejected. */
export type JsonIssue = 'notJson' | 'tooDeep' | 'tooMany' | 'unsafeName'

const [maxDepth, defaultMaxValues] = [32, 20_000]

/**
 * Parses untrusted JSON (RFC 8259) in UTF-8: at most 32 levels deep, by default at most 20,000 values, and no field
 * whose name could cause prototype pollution or cannot be stored (U+0000, lone surrogates). Limits are checked by
 * scanning the bytes before parsing, so that the time is linear in the length.
 */
export function parseStrictJson(
  json: Uint8Array | string,
  maxValues = defaultMaxValues,
): { value: unknown } | { issue: JsonIssue } {
  const bytes = typeof json === 'string' ? Buffer.from(json) : json
  const tooLarge = checkLimits(bytes, maxValues)
  if (tooLarge) return { issue: tooLarge }
  try {
    const value: unknown = JSON.parse(typeof json === 'string' ? json : decoder.decode(json))
    return hasUnsafeName(value) ? { issue: 'unsafeName' } : { value }
  } catch {
    return { issue: 'notJson' }
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Checks depth and number of values. In UTF-8, the bytes of JSON's punctuation never occur within other characters. */
function checkLimits(bytes: Uint8Array, maxValues: number): JsonIssue | undefined {
  let depth = 0
  let values = 0
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]
    if (byte === quote) index = endOfString(bytes, index)
    else if (byte === comma) values++
    else if (byte === closeList || byte === closeObject) depth--
    else if (byte === openList || byte === openObject) {
      values++
      if (++depth > maxDepth) return 'tooDeep'
    }
    if (values > maxValues) return 'tooMany'
  }
  return undefined
}

/** Finds the quote that ends a string: the first unescaped one. */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let backslashes = 0
    while (bytes[end - 1 - backslashes] === backslash) backslashes++
    if (backslashes % 2 === 0) return end
  }
  return bytes.length
}

function hasUnsafeName(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasUnsafeName)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, field]) => isUnsafe(name) || hasUnsafeName(field))
}

const isUnsafe = (name: string): boolean => forbidden.has(name) || name.includes('\0') || !name.isWellFormed()

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
