import { parseFragment } from 'parse5'
import { limitedTree } from './limited-tree.ts'
import { writeSafely } from './write-safely.ts'

/**
 * Makes HTML safe to be shown: reads it as a browser does, and writes anew only the elements and attributes of a list.
 * None of them has a content that is read in another way, so what comes out is read as it was written.
 */
export const sanitizeHtml = (html: string): string =>
  writeSafely(parseFragment(html, { treeAdapter: limitedTree(html.length) }))
