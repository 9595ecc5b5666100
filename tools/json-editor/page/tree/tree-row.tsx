import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { TreeRow } from '../../document/tree-row.ts'
import { NameField } from '../fields/name-field.tsx'
import { ValueField } from '../fields/value-field.tsx'
import { childCountLabel } from '../results/child-count-label.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './tree.module.css'

/** What of a row of the tree is being edited. */
export type EditedPart = 'value' | 'name'

interface RowProps {
  id: string
  row: TreeRow
  /** In pixels. */
  height: number
  isActive: boolean
  editing: EditedPart | undefined
  onSelect: () => void
  onToggle: () => void
  onEdit: (what: EditedPart) => void
  onEnd: () => void
}

/** A value on its line: its name or place, what it is, and the way into it. */
export function Row({ id, row, height, isActive, editing, onSelect, onToggle, onEdit, onEnd }: RowProps) {
  const words = usePageTexts<PageTexts>()
  const isContainer = row.kind === 'object' || row.kind === 'array'
  const count = isContainer ? childCountLabel(row, words) : ''
  const label = row.level === 0 ? words.document : (row.name ?? String(row.index))
  const indent = 8 + Math.min(row.level, deepest) * 18
  const remark = [row.isDuplicate && words.twice, row.isRounded && words.rounded].filter(Boolean).join(', ')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active row
    <div
      id={id}
      role="treeitem"
      aria-level={row.level + 1}
      aria-setsize={row.siblings}
      aria-posinset={row.index + 1}
      aria-expanded={row.children > 0 ? row.isOpen : undefined}
      aria-selected={isActive}
      className={styles['row']}
      style={{ height, paddingLeft: indent, minWidth: indent + minTextWidth }}
      onClick={onSelect}
    >
      <span className={styles['twisty']} data-open={row.isOpen || undefined} role="none">
        {row.children > 0 && (
          <span
            role="none"
            onClick={(event) => {
              event.stopPropagation()
              onToggle()
            }}
          >
            <IconChevronRight size={16} stroke={2} />
          </span>
        )}
      </span>
      {editing === 'name' ? (
        <NameField row={row} onEnd={onEnd} />
      ) : (
        <span
          className={row.level === 0 ? 'visually-hidden' : styles[row.name === undefined ? 'place' : 'name']}
          role="none"
          onDoubleClick={() => row.name !== undefined && onEdit('name')}
        >
          {row.name === '' ? '""' : label}
          {': '}
        </span>
      )}
      {editing === 'value' ? (
        <ValueField token={row.token} onEnd={onEnd} />
      ) : (
        <span
          className={styles['value']}
          data-kind={row.kind}
          role="none"
          onDoubleClick={() => (row.children > 0 ? onToggle() : onEdit('value'))}
        >
          {isContainer && <span className={row.children > 0 ? styles['count'] : 'visually-hidden'}>{count}</span>}
          {/* Of a container the number of its values says enough to who listens. */}
          {!row.isOpen && <span aria-hidden={isContainer || undefined}>{`${row.text}${row.isCut ? '…' : ''}`}</span>}
        </span>
      )}
      {remark && (
        <span className={styles['remark']} title={remark}>
          <span className="visually-hidden">, {remark}</span>
          <IconAlertTriangle size={16} stroke={1.75} />
        </span>
      )}
    </div>
  )
}

/** Beyond this level rows are moved in no further: they would leave the view. */
const deepest = 30

/** In pixels: what is moved in far has this much room, and the rest of its line ends in an ellipsis. */
const minTextWidth = 260
