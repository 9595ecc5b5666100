import { CodecError } from '../../codec-error.ts'
import type { InfoReader } from '../format-definition.ts'
import { findRootTag, parseSize } from './root.ts'

export const reader: InfoReader = {
  detect: (bytes) => findRootTag(bytes) !== undefined,

  info(bytes) {
    const root = findRootTag(bytes)
    if (root === undefined) throw new CodecError('this is no SVG')
    const { width, height } = parseSize(root)
    return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  },
}
