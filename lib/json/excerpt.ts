import { truncate } from '../text/truncate.ts'
import type { JsonIndex } from './json-index.ts'

/** Quotes a token's source text, cut to a number of UTF-16 units, without reading more than that of a long one. */
export function excerptOf({ bytes, starts, ends }: JsonIndex, token: number, longest: number): string {
  const [start = 0, end = 0] = [starts[token], ends[token]]
  // UTF-8 has at most three bytes for a UTF-16 unit; reading one unit more shows whether the text is cut.
  return truncate(new TextDecoder().decode(bytes.subarray(start, Math.min(end, start + 3 * (longest + 2)))), longest)
}
