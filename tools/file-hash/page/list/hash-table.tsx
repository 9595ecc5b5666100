import { IconCheck } from '@tabler/icons-react'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Tag } from '#ui/controls/tag.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { formatHash, type HashFormat } from '../../hash-value/hash-format.ts'
import { highlightLength, matchesTyped, type TypedHash } from '../../hash-value/typed-hash.ts'
import type { FileHashes } from '../run/file-hasher.ts'
import { useSpeedFormat } from '../run/use-speed-format.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './list.module.css'

interface HashTableProps {
  name: string
  hashes: FileHashes['hashes']
  hashFormat: HashFormat
  typed: TypedHash
  isKeyed: boolean
}

/** The hashes of one file, each with its time and a copy button; the typed part is highlighted. */
export function HashTable({ name, hashes, hashFormat, typed, isKeyed }: HashTableProps) {
  const words = usePageTexts<PageTexts>()
  const { time } = useSpeedFormat()
  return (
    <dl className={styles['hashes']}>
      {hashes.map((one) => {
        const { algorithm, milliseconds } = one
        const written = formatHash(one.hash, hashFormat)
        const isLit = matchesTyped(typed, one)
        return (
          <div key={algorithm} data-lit={isLit || undefined}>
            <dt>{isKeyed ? `HMAC-${algorithm}` : algorithm}</dt>
            <dd>
              <Marked text={written} length={isLit ? highlightLength(typed, written) : 0} />
              {isLit && typed.state === 'complete' && (
                <span className={styles['match']}>
                  <Tag kind="good">
                    <IconCheck size={14} stroke={2} /> {words.match}
                  </Tag>
                </span>
              )}
            </dd>
            <dd className={styles['time']}>{time(milliseconds)}</dd>
            <dd>
              <CopyButton look="icon" value={written} label={`${algorithm}, ${name}`} />
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
