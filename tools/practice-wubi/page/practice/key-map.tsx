import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { keyOf, keyRows } from '../keys/keys.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './practice.module.css'

interface KeyMapProps {
  /** The key to press next, and those of the code that are pressed. */
  next: string | undefined
  pressed: string
}

/** The keys with their names, zone by zone. What it shows is said elsewhere: the code in the hint, the roots in their list. */
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
