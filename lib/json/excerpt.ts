import { truncate } from '../text/truncate.ts'
import type { JsonIndex } from './json-index.ts'

/** Quotes a token's source text, cut to a number of UTF-16 units, without reading more than that of a long one. */
export function excerptOf({ bytes, starts, ends }: JsonIndex, token: number, longest: number): string {
  const [start = 0, end = 0] = [starts[token], ends[token]]
  // No character has more than three bytes for each of its units, and one more than fits shows that it is cut.
  return truncate(new TextDecoder().decode(bytes.subarray(start, Math.min(end, start + 3 * (longest + 2)))), longest)
}
