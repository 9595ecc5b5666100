import type { JsonIndex } from '../json/json-index.ts'
import { findMaps } from './find-maps.ts'
import { findRecursion } from './find-recursion.ts'
import { mergeEqual } from './merge-equal.ts'
import { seeDocuments, type Watch } from './see-documents.ts'
import type { InferredTypes } from './shape.ts'
import { toShapes } from './to-shapes.ts'

/**
 * Infers the types of JSON documents that are all of one: what stands at one path, the items of an array taken as one,
 * has one shape. README.md beside it has the rules.
 */
export function inferTypes(documents: readonly JsonIndex[], watch?: Watch): InferredTypes {
  const root = seeDocuments(documents, watch)
  findMaps(root)
  findRecursion(root)
  mergeEqual(root)
  return toShapes(root)
}
