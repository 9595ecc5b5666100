import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { TreeItem } from '#ui/tree/tree-item.tsx'
import type { TreeRow } from '../../document/tree-row.ts'
import { formatNote } from '../../notes/note-sentences.ts'
import { useEditActions } from '../document/use-edit-actions.ts'
import { InlineField } from '../fields/inline-field.tsx'
import { ValueField } from '../fields/value-field.tsx'
import { childCountLabel } from '../results/child-count-label.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './tree.module.css'

/** The part of a row that is being edited. */
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

/** A value on its line: its name or index, its preview, and the button that opens it. */
export function Row({ id, row, height, isActive, editing, onSelect, onToggle, onEdit, onEnd }: RowProps) {
  const words = usePageTexts<PageTexts>()
  const isContainer = row.kind === 'object' || row.kind === 'array'
  const count = isContainer ? childCountLabel(row, words) : ''
  const label = row.level === 0 ? words.document : (row.name ?? String(row.index))
  const language = useLanguage()
  const issue = row.issue
    ? formatNote(row.issue, language)
    : !row.isOpen && row.holdsIssues
      ? words.holdsErrors
      : undefined
  const remark = [issue, row.isDuplicate && words.twice, row.isRounded && words.rounded].filter(Boolean).join(', ')
  return (
    <TreeItem id={id} row={row} height={height} isActive={isActive} onSelect={onSelect} onToggle={onToggle}>
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
          {/* For screen readers the number of values is enough of a container. */}
          {!row.isOpen && <span aria-hidden={isContainer || undefined}>{`${row.text}${row.isCut ? '…' : ''}`}</span>}
        </span>
      )}
      {remark && (
        <span className={styles['remark']} data-kind={issue ? 'danger' : undefined} title={remark}>
          <span className="visually-hidden">, {remark}</span>
          <IconAlertTriangle size={16} stroke={1.75} />
        </span>
      )}
    </TreeItem>
  )
}

interface NameFieldProps {
  row: TreeRow
  onEnd: () => void
}

/** Edits the name of a member. */
function NameField({ row, onEnd }: NameFieldProps) {
  const words = usePageTexts<PageTexts>()
  const { commit } = useEditActions()
  // Whatever comes to stand on this row meanwhile.
  const [{ token, name = '' }] = useState(row)
  return (
    <InlineField
      label={words.newName}
      start={name}
      onCommit={(typed) => commit({ edit: 'rename', token, name: typed })}
      onEnd={() => onEnd()}
    />
  )
}
