import type { JsonIndex } from '../json/json-index.ts'
import { findMaps } from './find-maps.ts'
import { findRecursion } from './find-recursion.ts'
import { mergeEqual } from './merge-equal.ts'
import { type Observer, observeDocuments } from './observe-documents.ts'
import type { InferredTypes } from './shape.ts'
import { toShapes } from './to-shapes.ts'

/**
 * Infers the types of JSON documents that share one type: all values at one path, with the items of an array as one
 * path, have one shape. README.md beside it has the rules.
 */
export function inferTypes(documents: readonly JsonIndex[], watch?: Observer): InferredTypes {
  const root = observeDocuments(documents, watch)
  findMaps(root)
  findRecursion(root)
  mergeEqual(root)
  return toShapes(root)
}
