import { childrenOf, firstByteOf, type JsonIndex, openBracket } from '#lib/json/json-index.ts'
import type { Style } from './style.ts'
import { writeValue } from './write-value.ts'

interface DocumentsStyle extends Style {
  documents: 'one' | 'many'
  /** The keys that are left out. */
  overridden: Set<number>
}

/**
 * Writes JSON as one document, or each item of its list as one. A list without items has no documents, which a comment says.
 *
 * @throws tooLarge
 */
export function writeDocuments(index: JsonIndex, { documents, overridden, ...style }: DocumentsStyle): string {
  if (documents === 'one' || firstByteOf(index, 0) !== openBracket) return writeValue(index, 0, style, overridden)
  const items = childrenOf(index, 0)
  if (items.length === 0) return '# []\n'
  return items.map((item) => writeValue(index, item, style, overridden)).join('---\n')
}
