import { useState } from 'react'
import { useTexts } from '#ui/language/language.ts'
import type { TreeRow } from '../document/tree-row.ts'
import { InlineField } from './inline-field.tsx'
import { useEdits } from './use-edits.tsx'
import { words } from './words.ts'

interface NameFieldProps {
  row: TreeRow
  onEnd: () => void
}

/** Edits the name of a member. */
export function NameField({ row, onEnd }: NameFieldProps) {
  const said = useTexts(words)
  const { commit } = useEdits()
  // Whatever comes to stand on this row meanwhile.
  const [{ token, name = '' }] = useState(row)
  return (
    <InlineField
      label={said.newName}
      start={name}
      onCommit={(typed) => commit({ edit: 'rename', token, name: typed })}
      onEnd={() => onEnd()}
    />
  )
}
