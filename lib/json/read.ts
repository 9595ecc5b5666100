import { findLoneSurrogate } from '../text-position.ts'
import type { JsonIndex } from './json-index.ts'
import { JsonSyntaxError } from './json-syntax-error.ts'
import { scanJson } from './scan.ts'

/**
 * Checks JSON text and makes the table of its tokens, as `scanJson` does. Half a surrogate pair is refused, which has no
 * bytes in UTF-8 (RFC 8259, section 8.1); its escape is taken.
 *
 * @param progress told the share that is done, now and then
 * @param isLines whether objects and lists may follow on lines of their own
 * @throws JsonSyntaxError where the text stops being JSON
 */
export function readJson(text: string, progress?: (share: number) => void, isLines = false): JsonIndex {
  const bytes = new TextEncoder().encode(text)
  const lone = findLoneSurrogate(text)
  if (!lone) return scanJson(bytes, progress, isLines)
  const before = new TextEncoder().encode(text.slice(0, lone.position - 1))
  throw new JsonSyntaxError(bytes, before.length, lone.found.replace('U+', '\\u').toLowerCase(), lone.found)
}
