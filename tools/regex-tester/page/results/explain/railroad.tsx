import { type PointerEvent, useMemo } from 'react'
import { fill } from '#kit/sentence.ts'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../../texts.en.ts'
import type { PatternRange } from '../../pattern/pattern-field.tsx'
import type { PageTexts } from '../../texts.en.ts'
import { type PartNode, partHierarchy } from './part-hierarchy.ts'
import styles from './railroad.module.css'
import { sequence } from './railroad-layout.tsx'

interface RailroadProps {
  nodes: readonly PartNode[]
  onHighlight: (range: PatternRange | undefined) => void
}

/** A diagram of more parts is not readable. */
const maxParts = 400

/** In pixels, around the diagram. */
const edge = 16

/** The pattern as a railroad diagram: every path from left to right is a text that matches. */
export function Railroad({ nodes, onHighlight }: RailroadProps) {
  const { output } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const drawn = useMemo(() => {
    if (nodes.length > maxParts) return undefined
    const kinds = output.nodes.columns.kind.choices
    return sequence(partHierarchy(nodes), {
      title: (part) => (part.kind === 'capture' ? part[language] : kinds[part.kind]),
      label: (part) => labelOf(part, kinds[part.kind]),
      times: (part) => timesOf(part, words.loops),
    })
  }, [nodes, output, words, language])

  if (!drawn) return <p className={styles['none']}>{words.tooLarge}</p>

  const width = drawn.width + 4 * edge
  const height = drawn.up + drawn.down + 2 * edge
  const y = drawn.up + edge

  function point({ target }: PointerEvent<SVGSVGElement>): void {
    const part = target instanceof Element ? target.closest<SVGGElement>('[data-start]') : null
    onHighlight(part ? { start: Number(part.dataset['start']), end: Number(part.dataset['end']) } : undefined)
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles['scroller']} aria-label={words.diagram} tabIndex={0}>
      <svg
        role="img"
        aria-label={words.diagramLabel}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        onPointerMove={point}
        onPointerLeave={() => onHighlight(undefined)}
      >
        <circle cx={edge} cy={y} r={4} />
        <path d={`M${edge} ${y}H${2 * edge}`} />
        {drawn.draw(2 * edge, y)}
        <path d={`M${2 * edge + drawn.width} ${y}h${edge}`} />
        <circle cx={3 * edge + drawn.width} cy={y} r={4} />
      </svg>
    </section>
  )
}

/** The label of a part: text as it is, a name where there is one, a class as written. */
function labelOf({ kind, source }: PartNode, name: string): string {
  const short = source.length > 40 ? `${source.slice(0, 40)}…` : source
  return /^(text|class|not-class|property|not-property|backreference|strings)$/.test(kind) ? short : name
}

function timesOf(
  { min = 0, max }: PartNode,
  loops: Record<'any' | 'exact' | 'upTo' | 'range' | 'more', string>,
): string {
  if (max === undefined) return min <= 1 ? '' : fill(loops.more, { min })
  if (min === max) return fill(loops.exact, { min })
  return min === 0 ? fill(loops.upTo, { max }) : fill(loops.range, { min, max })
}
