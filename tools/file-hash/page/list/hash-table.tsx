import { IconCheck } from '@tabler/icons-react'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { usePageTexts } from '#ui/frame/tool.ts'
import { type Spelling, spell } from '../../hash-value/hash-format.ts'
import { isMeant, type Typed, typedLength } from '../../hash-value/typed-hash.ts'
import styles from '../page.module.css'
import type { FileHashes } from '../run/file-hasher.ts'
import { useMeasures } from '../run/use-speed-format.ts'
import type { PageTexts } from '../texts.en.ts'

interface HashTableProps {
  name: string
  hashes: FileHashes['hashes']
  spelling: Spelling
  typed: Typed
  isKeyed: boolean
}

/** The hashes of one file, each with its time and a way to take it along; what was typed lights up. */
export function HashTable({ name, hashes, spelling, typed, isKeyed }: HashTableProps) {
  const words = usePageTexts<PageTexts>()
  const { time } = useMeasures()
  return (
    <dl className={styles['hashes']}>
      {hashes.map((one) => {
        const { algorithm, milliseconds } = one
        const shown = spell(one.hash, spelling)
        const isLit = isMeant(typed, one)
        return (
          <div key={algorithm} data-lit={isLit || undefined}>
            <dt>{isKeyed ? `HMAC-${algorithm}` : algorithm}</dt>
            <dd>
              <Marked text={shown} length={isLit ? typedLength(typed, shown) : 0} />
              {isLit && typed.state === 'whole' && (
                <b className={styles['match']}>
                  <IconCheck size={14} stroke={2} /> {words.match}
                </b>
              )}
            </dd>
            <dd className={styles['time']}>{time(milliseconds)}</dd>
            <dd>
              <CopyButton look="icon" value={shown} label={`${algorithm}, ${name}`} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const Marked = ({ text, length }: { text: string; length: number }) => (
  <code>
    {length > 0 && <mark>{text.slice(0, length)}</mark>}
    {text.slice(length)}
  </code>
)
