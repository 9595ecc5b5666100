import { useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../texts.en.ts'
import styles from './options.module.css'

interface IconSizesProps {
  chosen: unknown
  change: (changed: { sizes: number[] }) => void
}

/** The sizes that systems and browsers ask icons for. */
const usual = [16, 24, 32, 48, 64, 128, 256]

const standard = [16, 32, 48]

/** The sizes of an icon, at least one of them. */
export function IconSizes({ chosen, change }: IconSizesProps) {
  const { label, help } = useToolTexts<typeof en>().input.sizes
  const sizes = Array.isArray(chosen) ? chosen.map(Number) : standard
  const toggled = (size: number) =>
    sizes.includes(size) ? sizes.filter((other) => other !== size) : [...sizes, size].sort((a, b) => a - b)
  return (
    <fieldset className={styles['sizes']} title={help}>
      <legend>{label}</legend>
      {usual.map((size) => (
        <label key={size}>
          <input
            type="checkbox"
            checked={sizes.includes(size)}
            disabled={sizes.length === 1 && sizes.includes(size)}
            onChange={() => change({ sizes: toggled(size) })}
          />
          {size}
        </label>
      ))}
    </fieldset>
  )
}
