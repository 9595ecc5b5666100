import { fill } from '#kit/sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import styles from './findings.module.css'
import type { Place } from './pattern-field.tsx'
import { type PartNode, type PartTreeNode, treeOf } from './tree-of.ts'

interface PartTreeProps {
  nodes: readonly PartNode[]
  onPlace: (place: Place | undefined) => void
}

/** The most parts that are drawn. */
const most = 1000

/** The parts of a pattern as lists within lists; pointing at one shows where it stands. */
export function PartTree({ nodes, onPlace }: PartTreeProps) {
  const { page: words } = useTexts({ en, zh })
  return (
    <>
      <Branch parts={treeOf(nodes.slice(0, most))} onPlace={onPlace} />
      {nodes.length > most && <p className={styles['hint']}>{fill(words.partsCut, { count: most })}</p>}
    </>
  )
}

function Branch({ parts, onPlace }: { parts: readonly PartTreeNode[] } & Pick<PartTreeProps, 'onPlace'>) {
  const language = useLanguage()
  return (
    <ul className={styles['tree']}>
      {parts.map(({ part, children }) => (
        <li key={`${part.kind} ${part.start} ${part.end}`}>
          <button
            type="button"
            onPointerEnter={() => onPlace(part)}
            onPointerLeave={() => onPlace(undefined)}
            onFocus={() => onPlace(part)}
            onBlur={() => onPlace(undefined)}
            onClick={() => onPlace(part)}
          >
            <code>{part.source.length > 60 ? `${part.source.slice(0, 60)}…` : part.source}</code> {part[language]}
          </button>
          {children.length > 0 && <Branch parts={children} onPlace={onPlace} />}
        </li>
      ))}
    </ul>
  )
}
