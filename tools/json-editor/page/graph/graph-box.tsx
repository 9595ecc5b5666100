import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { GraphRow } from '../../document/graph.ts'
import { childCountLabel } from '../results/child-count-label.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './graph.module.css'
import type { GraphBox } from './graph-boxes.ts'

/** The actions on the values of a box. */
export interface BoxActions {
  onSelect: (row: GraphRow) => void
  onToggle: (row: GraphRow) => void
  onMore: (row: GraphRow, side: 'before' | 'behind') => void
}

interface BoxProps extends BoxActions {
  box: GraphBox
  idOf: (row: GraphRow) => string
  /** The selected value in it. */
  active: number | undefined
  /** Whether it is drawn too small to be read, so that its outline is enough. */
  isSmall: boolean
}

/** A container as a box: its name over the values in it that hold no others. */
export const Box = memo(function Box({ box, idOf, active, isSmall, onSelect, onToggle, onMore }: BoxProps) {
  const words = usePageTexts<PageTexts>()
  const { head, lines, rect } = box
  const isContainer = head.kind === 'object' || head.kind === 'array'
  const item = (row: GraphRow, className: string | undefined, content: ReactNode, onPress: () => void) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the graph hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the graph has the focus and names its active value
    <div
      key={row.token}
      id={idOf(row)}
      role="treeitem"
      aria-level={row.level + 1}
      aria-setsize={row.siblings}
      aria-posinset={row.index + 1}
      aria-expanded={row.children > 0 ? row.isOpen : undefined}
      aria-selected={row.token === active}
      className={className}
      onClick={onPress}
    >
      {content}
    </div>
  )
  const more = (side: 'before' | 'behind') =>
    head[side] > 0 && (
      <div className={styles['more']} role="none" aria-hidden="true" onClick={() => onMore(head, side)}>
        {fill(side === 'before' ? words.moreBefore : words.moreBehind, { count: formatCount(head[side]) })}
      </div>
    )
  const name = (row: GraphRow) => (
    <span className={styles[row.name === undefined ? 'place' : 'name']} role="none">
      {row.level === 0 ? words.document : row.name === '' ? '""' : (row.name ?? row.index)}
      {': '}
    </span>
  )
  const value = (row: GraphRow) => {
    const remark = [row.isDuplicate && words.twice, row.isRounded && words.rounded].filter(Boolean).join(', ')
    return (
      <>
        <span className={styles['value']} data-kind={row.kind} role="none">
          {row.text}
          {row.isCut && '…'}
        </span>
        {remark && (
          <span className={styles['remark']} title={remark}>
            <span className="visually-hidden">, {remark}</span>
            <IconAlertTriangle size={14} stroke={1.75} />
          </span>
        )}
      </>
    )
  }
  const place = { left: rect.x, top: rect.y, width: rect.width, height: rect.height }
  return (
    <div className={styles['box']} style={place} role="none" data-kind={head.kind} data-open={head.isOpen || undefined}>
      {item(
        head,
        styles['head'],
        <>
          {head.children > 0 && (
            <IconChevronRight
              className={styles['twisty'] ?? ''}
              data-open={head.isOpen || undefined}
              size={15}
              stroke={2}
            />
          )}
          {name(head)}
          {isContainer && <span className={styles['count']}>{childCountLabel(head, words)}</span>}
        </>,
        () => (head.children > 0 ? onToggle(head) : onSelect(head)),
      )}
      {!isSmall && (
        <div className={styles['lines']} role="none">
          {head.isOpen && more('before')}
          {!head.isOpen && (
            <div className={styles['line']} role="none" aria-hidden={isContainer || undefined}>
              {value(head)}
            </div>
          )}
          {lines.map((row) =>
            item(
              row,
              styles['line'],
              <>
                {name(row)}
                {value(row)}
              </>,
              () => onSelect(row),
            ),
          )}
          {head.isOpen && more('behind')}
        </div>
      )}
    </div>
  )
})
