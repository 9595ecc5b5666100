import { useState } from 'react'
import { useTexts } from '#ui/language/language.ts'
import type { TreeRow } from '../../document/tree-row.ts'
import { useEditActions } from '../document/use-edit-actions.ts'
import { pageTexts } from '../page-texts.ts'
import { InlineField } from './inline-field.tsx'

interface NameFieldProps {
  row: TreeRow
  onEnd: () => void
}

/** Edits the name of a member. */
export function NameField({ row, onEnd }: NameFieldProps) {
  const words = useTexts(pageTexts)
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
