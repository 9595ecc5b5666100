import { textAt } from '../../bytes.ts'
import type { InfoReader } from '../format-definition.ts'
import { readLayout } from './layout.ts'

export const reader: InfoReader = {
  detect: (bytes) => /^(II[*+]\0|MM\0[*+])$/.test(textAt(bytes, 0, 4)),

  info(bytes) {
    const { width, height, hasMorePages, photometric } = readLayout(bytes)
    const isCmyk = photometric === 5
    return { width, height, isAnimated: hasMorePages, isCmyk, warnings: isCmyk ? ['plainCmyk'] : [] }
  },
}
