import type { Values } from '#kit/values.ts'
import { alignments, frameOf, positions } from '../frame/frame.ts'
import { minSide, type SizeName, sizes } from '../layout/sizes.ts'
import styles from './page.module.css'

/** The part of a cover that no platform cuts off or covers, drawn over it in the pixels of its file. */
export function Guides({ values }: { values: Values }) {
  const [width, height] = sizeOf(values)
  const scale = Number(values['scale'] ?? 1)
  const align = alignments.find((name) => name === values['align']) ?? 'left'
  const position = positions.find((name) => name === values['position']) ?? 'top'
  const { safe } = frameOf(width, height, { align, position })
  const stroke = Math.max(1, (2 * width * scale) / 900)
  const box = { x: safe.x * scale, y: safe.y * scale, width: safe.width * scale, height: safe.height * scale }
  return (
    <g className={styles['guides']} strokeWidth={stroke}>
      <rect {...box} />
      <rect {...box} strokeDasharray={6 * stroke} />
    </g>
  )
}

function sizeOf({ size = 'wechat', width, height }: Values): readonly [number, number] {
  if (size === 'custom') return [Number(width) || minSide, Number(height) || minSide]
  return sizes[size as SizeName]
}
