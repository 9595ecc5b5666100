import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { cssOf, type Notations } from '../../color/notations.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './palette.module.css'
import { useCopy } from './use-copy.ts'

interface SwatchRowProps {
  color: Notations
  name: string
  /** How much of the image has it, in words. */
  share?: string
}

/** A color, its name and its values; pressing a value copies it. */
export function SwatchRow({ color, name, share }: SwatchRowProps) {
  const words = usePageTexts<PageTexts>()
  const { copied, copy } = useCopy()
  return (
    <li className={styles['row']}>
      <span className={styles['swatch']} style={{ backgroundColor: color.hex }} />
      <div className={styles['values']}>
        <p>
          <b>{name}</b> {share && <span>{share}</span>}
        </p>
        {Object.values(cssOf(color)).map((value) => (
          <button
            key={value}
            type="button"
            title={fill(words.copyValue, { value })}
            data-copied={copied === value || undefined}
            onClick={() => copy(value)}
          >
            <code>{value}</code>
          </button>
        ))}
      </div>
    </li>
  )
}
