import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5'
import { errors } from '../errors.ts'
import { writeSafely } from './write-safely.ts'
import { writeTidy } from './write-tidy.ts'

/**
 * Makes HTML safe to be shown: reads it as a browser does, and writes anew only the elements and attributes of a list.
 * None of them has a content that is read in another way, so what comes out is read as it was written.
 */
export const sanitizeHtml = (html: string): string => writeTidy(html) ?? sanitizeRead(html)

/** The same for any HTML, by a tree of it. */
export const sanitizeRead = (html: string): string =>
  writeSafely(parseFragment(html, { treeAdapter: limitedTree(html.length) }))

/** In levels; no document that somebody wrote comes near. */
const deepest = 300

/**
 * Makes a builder of trees that stops where hostile HTML would take time without measure: a mark that is never closed is
 * opened again in each of thousands of paragraphs, and each search goes through all that is open.
 *
 * @param length of the HTML, in UTF-16 units
 */
function limitedTree(length: number): TreeAdapter<DefaultTreeAdapterMap> {
  let [depth, count] = [0, 0]
  return {
    ...defaultTreeAdapter,
    createElement(...parts) {
      if (++count > length + 1000) throw errors.tooComplex()
      return defaultTreeAdapter.createElement(...parts)
    },
    // What moves out of a table comes before it, near the end of a long list.
    insertBefore(parent, child, before) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(before), 0, child)
      child.parentNode = parent
    },
    onItemPush() {
      if (++depth > deepest) throw errors.tooDeep({ limit: deepest })
    },
    onItemPop() {
      depth--
    },
  }
}
