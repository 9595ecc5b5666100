// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view exist, which no table of HTML lays out
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are read, not operated
import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { MovedLine, SideName } from '../../rows/moved-line.ts'
import type { Row, SideLine } from '../../rows/row-list.ts'
import type { View } from '../../rows/row-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './diff.module.css'
import { LineText } from './line-text.tsx'

interface DiffRowProps {
  index: number
  row: Row
  view: View
  /** The change last gone to. */
  current: number | undefined
  onUnfold: (change: number) => void
  onGo: (side: SideName, line: number) => void
}

/** One row: a line of one or both texts, or folded lines. */
export function DiffRow({ index, row, view, current, onUnfold, onGo }: DiffRowProps) {
  const words = usePageTexts<PageTexts>()
  if (row.kind === 'fold') {
    return (
      <div role="row" aria-rowindex={index + 1} className={styles['fold']}>
        <div role="cell">
          <button type="button" onClick={() => onUnfold(row.change)} title={fill(words.unfold, { count: row.count })}>
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
          <Side side="left" line={row.left} other={row.right} kind={isChange ? 'removed' : undefined} onGo={onGo} />
          <Side side="right" line={row.right} other={row.left} kind={isChange ? 'added' : undefined} onGo={onGo} />
        </>
      ) : (
        <UnifiedCells left={row.left} right={row.right} isChange={isChange} onGo={onGo} />
      )}
    </div>
  )
}

type Kind = 'added' | 'removed' | undefined

interface SideProps {
  side: SideName
  line: SideLine | undefined
  other: SideLine | undefined
  kind: Kind
  onGo: DiffRowProps['onGo']
}

function Side({ line, kind, ...rest }: SideProps) {
  return (
    <>
      <NumberCell line={line} kind={line ? kind : 'none'} />
      <TextCell line={line} kind={line ? kind : 'none'} {...rest} />
    </>
  )
}

interface UnifiedCellsProps {
  left: SideLine | undefined
  right: SideLine | undefined
  isChange: boolean
  onGo: DiffRowProps['onGo']
}

function UnifiedCells({ left, right, isChange, onGo }: UnifiedCellsProps) {
  const kind: Kind = isChange ? (left ? 'removed' : 'added') : undefined
  const moved = (left ?? right)?.moved
  return (
    <>
      <NumberCell line={left} kind={kind} moved={moved} />
      <NumberCell line={right} kind={kind} moved={moved} />
      <TextCell
        side={left ? 'left' : 'right'}
        line={left ?? right}
        other={isChange ? undefined : right}
        kind={kind}
        onGo={onGo}
      />
    </>
  )
}

interface NumberCellProps {
  line: SideLine | undefined
  kind: Kind | 'none'
  moved?: SideLine['moved']
}

const NumberCell = ({ line, kind, moved = line?.moved }: NumberCellProps) => (
  <div role="cell" className={styles['number']} data-kind={kind} data-moved={moved ? true : undefined}>
    {line?.number}
  </div>
)

interface TextCellProps extends Omit<SideProps, 'kind'> {
  kind: Kind | 'none'
}

function TextCell({ side, line, other, kind, onGo }: TextCellProps) {
  const words = usePageTexts<PageTexts>()
  const isChanged = kind === 'added' || kind === 'removed'
  return (
    <div role="cell" className={styles['text']} data-kind={kind} data-moved={line?.moved ? true : undefined}>
      {line && isChanged && (
        <>
          <span aria-hidden="true" className={styles['sign']}>
            {signs[kind][line.moved ? 'moved' : 'changed']}
          </span>
          <span className="visually-hidden">{line.moved ? words.movedLine[kind] : words[kind]}</span>
        </>
      )}
      {line && <LineText side={side} line={line} other={other} kind={kind === 'none' ? undefined : kind} />}
      {line?.moved?.isFirst && isChanged && <MoveLink moved={line.moved} kind={kind} onGo={onGo} />}
    </div>
  )
}

const signs = { added: { changed: '+', moved: '←' }, removed: { changed: '−', moved: '→' } }

interface MoveLinkProps {
  moved: MovedLine
  kind: 'added' | 'removed'
  onGo: DiffRowProps['onGo']
}

/** At the first line of a moved block: a button that goes to its other place. */
function MoveLink({ moved, kind, onGo }: MoveLinkProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <button
      type="button"
      className={styles['move']}
      onClick={() => onGo(kind === 'removed' ? 'right' : 'left', moved.number)}
    >
      {fill(kind === 'removed' ? words.movedTo : words.movedFrom, { line: moved.number })}
    </button>
  )
}
