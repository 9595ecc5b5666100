import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { keyOf, keyRows } from '../keys/keys.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './practice.module.css'

interface KeyMapProps {
  /** The next key to press; `pressed` are the keys of the code so far. */
  next: string | undefined
  pressed: string
}

/**
 * The keyboard with the name of each key, colored by zone. Hidden from screen readers, which find the code in the hint
 * and the roots in their list.
 */
export function KeyMap({ next, pressed }: KeyMapProps) {
  const words = usePageTexts<PageTexts>()
  const key = next ? keyOf(next) : undefined
  return (
    <div className={styles['keys']} aria-hidden="true">
      {keyRows.map((row) => (
        <div key={row}>
          {[...row].map((letter) => (
            <kbd
              key={letter}
              data-zone={keyOf(letter)?.zone}
              data-next={letter === next || undefined}
              data-pressed={pressed.includes(letter) || undefined}
            >
              <b>{letter.toUpperCase()}</b>
              {keyOf(letter)?.name}
            </kbd>
          ))}
        </div>
      ))}
      <p>{key && fill(words.keyRoots, { letter: key.letter.toUpperCase(), zone: key.zone, roots: key.roots })}</p>
    </div>
  )
}
