import { CodecError } from '../../codec-error.ts'
import type { InfoReader } from '../format-definition.ts'
import { rootOf, sizeIn } from './root.ts'

export const reader: InfoReader = {
  detect: (bytes) => rootOf(bytes) !== undefined,

  info(bytes) {
    const root = rootOf(bytes)
    if (root === undefined) throw new CodecError('this is no SVG')
    const { width, height } = sizeIn(root)
    return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  },
}
