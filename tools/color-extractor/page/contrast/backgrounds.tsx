import { useId } from 'react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './contrast.module.css'

interface BackgroundsProps {
  colors: readonly { hex: string; name: string }[]
  value: string
  onChange: (hex: string) => void
}

/** The colors to lay text on, one of which is chosen. */
export function Backgrounds({ colors, value, onChange }: BackgroundsProps) {
  const words = usePageTexts<PageTexts>()
  const group = useId()
  return (
    <fieldset className={styles['backgrounds']}>
      <legend>{words.background}</legend>
      {colors.map(({ hex, name }) => (
        <label key={hex} title={`${name} ${hex}`}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={hex === value}
            aria-label={`${name} ${hex}`}
            onChange={() => onChange(hex)}
          />
          <span style={{ backgroundColor: hex }} />
        </label>
      ))}
    </fieldset>
  )
}
