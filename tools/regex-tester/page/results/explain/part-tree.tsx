import { fill } from '#kit/sentence.ts'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PatternRange } from '../../pattern/pattern-field.tsx'
import type { PageTexts } from '../../texts.en.ts'
import { Hint } from '../tab-parts.tsx'
import styles from './explain.module.css'
import { type PartNode, type PartTreeNode, partHierarchy } from './part-hierarchy.ts'

interface PartTreeProps {
  nodes: readonly PartNode[]
  onHighlight: (range: PatternRange | undefined) => void
}

/** The most parts that are drawn. */
const maxShownParts = 1000

/** The parts of a pattern as nested lists; hovering one highlights it in the pattern. */
export function PartTree({ nodes, onHighlight }: PartTreeProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <>
      <Branch parts={partHierarchy(nodes.slice(0, maxShownParts))} onHighlight={onHighlight} />
      {nodes.length > maxShownParts && <Hint>{fill(words.partsCut, { count: maxShownParts })}</Hint>}
    </>
  )
}

function Branch({ parts, onHighlight }: { parts: readonly PartTreeNode[] } & Pick<PartTreeProps, 'onHighlight'>) {
  const language = useLanguage()
  return (
    <ul className={styles['tree']}>
      {parts.map(({ part, children }) => (
        <li key={`${part.kind} ${part.start} ${part.end}`}>
          <button
            type="button"
            onPointerEnter={() => onHighlight(part)}
            onPointerLeave={() => onHighlight(undefined)}
            onFocus={() => onHighlight(part)}
            onBlur={() => onHighlight(undefined)}
            onClick={() => onHighlight(part)}
          >
            <code>{part.source.length > 60 ? `${part.source.slice(0, 60)}…` : part.source}</code> {part[language]}
          </button>
          {children.length > 0 && <Branch parts={children} onHighlight={onHighlight} />}
        </li>
      ))}
    </ul>
  )
}
