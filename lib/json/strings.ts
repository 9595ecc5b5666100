import { type JsonIndex, sourceOf } from './json-index.ts'

/** Returns the text of a string or key with its escapes resolved. */
export function textOfString(index: JsonIndex, token: number): string {
  const source = sourceOf(index, token)
  return source.includes('\\') ? JSON.parse(source) : source.slice(1, -1)
}

/** Like `textOfString`, but as UTF-8: for most strings a view of the source. A lone surrogate becomes U+FFFD. */
export function bytesOfString(index: JsonIndex, token: number): Uint8Array {
  const inner = index.bytes.subarray((index.starts[token] ?? 0) + 1, (index.ends[token] ?? 0) - 1)
  return inner.includes(backslash) ? new TextEncoder().encode(textOfString(index, token)) : inner
}

const backslash = 0x5c
