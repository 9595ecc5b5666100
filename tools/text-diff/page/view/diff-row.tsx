// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view exist, which no table of HTML lays out
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are read, not operated
import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/frame/tool.ts'
import type { Row, SideLine, View } from '../rows/row-list.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './diff.module.css'
import { LineText } from './line-text.tsx'

interface DiffRowProps {
  index: number
  row: Row
  view: View
  /** The change that was gone to. */
  current: number | undefined
  onUnfold: (block: number) => void
}

/** One row: a line of both texts, of one of them, or lines that are folded. */
export function DiffRow({ index, row, view, current, onUnfold }: DiffRowProps) {
  const words = usePageTexts<PageTexts>()
  if (row.kind === 'fold') {
    return (
      <div role="row" aria-rowindex={index + 1} className={styles['fold']}>
        <div role="cell">
          <button type="button" onClick={() => onUnfold(row.block)} title={fill(words.unfold, { count: row.count })}>
            ⋯ {fill(words.folded, { count: row.count })}
          </button>
        </div>
      </div>
    )
  }
  const isCurrent = row.kind === 'change' && row.change === current
  const isChange = row.kind === 'change'
  return (
    <div role="row" aria-rowindex={index + 1} className={styles['row']} data-current={isCurrent || undefined}>
      {view === 'split' ? (
        <>
          <Side line={row.left} other={row.right} kind={isChange ? 'removed' : undefined} />
          <Side line={row.right} other={row.left} kind={isChange ? 'added' : undefined} />
        </>
      ) : (
        <UnifiedCells left={row.left} right={row.right} isChange={isChange} />
      )}
    </div>
  )
}

type Kind = 'added' | 'removed' | undefined

function Side({ line, other, kind }: { line: SideLine | undefined; other: SideLine | undefined; kind: Kind }) {
  return (
    <>
      <NumberCell line={line} kind={line ? kind : 'none'} />
      <TextCell line={line} other={other} kind={line ? kind : 'none'} />
    </>
  )
}

function UnifiedCells({
  left,
  right,
  isChange,
}: {
  left: SideLine | undefined
  right: SideLine | undefined
  isChange: boolean
}) {
  const kind: Kind = isChange ? (left ? 'removed' : 'added') : undefined
  return (
    <>
      <NumberCell line={left} kind={kind} />
      <NumberCell line={right} kind={kind} />
      <TextCell line={left ?? right} other={isChange ? undefined : right} kind={kind} />
    </>
  )
}

const NumberCell = ({ line, kind }: { line: SideLine | undefined; kind: Kind | 'none' }) => (
  <div role="cell" className={styles['number']} data-kind={kind}>
    {line?.number}
  </div>
)

function TextCell({
  line,
  other,
  kind,
}: {
  line: SideLine | undefined
  other: SideLine | undefined
  kind: Kind | 'none'
}) {
  const words = usePageTexts<PageTexts>()
  return (
    <div role="cell" className={styles['text']} data-kind={kind}>
      {line && (kind === 'added' || kind === 'removed') && (
        <>
          <span aria-hidden="true" className={styles['sign']}>
            {kind === 'added' ? '+' : '−'}
          </span>
          <span className="visually-hidden">{words[kind]}</span>
        </>
      )}
      {line && <LineText line={line} other={other} kind={kind === 'none' ? undefined : kind} />}
    </div>
  )
}
