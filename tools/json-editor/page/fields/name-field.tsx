import { useState } from 'react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { TreeRow } from '../../document/tree-row.ts'
import { useEditActions } from '../document/use-edit-actions.ts'
import type { PageTexts } from '../texts.en.ts'
import { InlineField } from './inline-field.tsx'

interface NameFieldProps {
  row: TreeRow
  onEnd: () => void
}

/** Edits the name of a member. */
export function NameField({ row, onEnd }: NameFieldProps) {
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
