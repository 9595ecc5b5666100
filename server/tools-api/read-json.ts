import { refusals } from './refusal.ts'

/**
 * Reads a request's JSON (RFC 8259), in UTF-8.
 *
 * @throws Refusal when it is no JSON, nested deeper than 32 levels, holds a million values, or a field's name could
 * reach the prototype of an object or cannot be written (U+0000, half a surrogate pair)
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  measure(text)
  const value = parse(text)
  checkNames(value)
  return value
}

const [deepest, most] = [32, 1_000_000]

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refusals.notJson()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusals.notJson()
  }
}

/** Measures before parsing: thirty million brackets are a small text and gigabytes of objects. */
function measure(text: string): void {
  let depth = 0
  let values = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '"') index = endOfString(text, index)
    else if (character === ',') values++
    else if (character === ']' || character === '}') depth--
    else if (character === '[' || character === '{') {
      values++
      if (++depth > deepest) throw refusals.tooDeep()
    }
    if (values > most) throw refusals.tooMany()
  }
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

function checkNames(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, field] of Object.entries(value)) {
    if (forbidden.has(name) || name.includes('\0') || !name.isWellFormed()) throw refusals.unsafeName()
    checkNames(field)
  }
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
