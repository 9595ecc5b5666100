import { fill } from '#kit/sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { pageTexts } from '../page-texts.ts'
import type { PatternRange } from '../pattern/pattern-field.tsx'
import styles from '../results/results.module.css'
import { type PartNode, type PartTreeNode, partHierarchy } from './part-hierarchy.ts'

interface PartTreeProps {
  nodes: readonly PartNode[]
  onPlace: (place: PatternRange | undefined) => void
}

/** The most parts that are drawn. */
const most = 1000

/** The parts of a pattern as lists within lists; pointing at one shows where it stands. */
export function PartTree({ nodes, onPlace }: PartTreeProps) {
  const words = useTexts(pageTexts)
  return (
    <>
      <Branch parts={partHierarchy(nodes.slice(0, most))} onPlace={onPlace} />
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
