import { fill } from '#kit/sentence.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useTransientValue } from '#ui/controls/use-transient-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { cssOf, type Notations } from '../../color/notations.ts'
import { errors } from '../../errors.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './palette.module.css'

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

/** Copies a value of a color and says so; `copied` is the last one, for a second and a half. */
function useCopy() {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const sentence = useSentence()
  const [copied, show] = useTransientValue<string>()

  async function copy(value: string): Promise<void> {
    try {
      await write(value)
      show(value, 1500)
      announce(joinLabel(words.copied, value))
    } catch (error) {
      announce(sentence(error as Error))
    }
  }
  return { copied, copy }
}

async function write(value: string): Promise<void> {
  await navigator.clipboard.writeText(value).catch(() => {
    throw errors.copyFailed()
  })
}
