import { useTexts } from '#ui/language.ts'
import type { TreeRow } from '../document/tree-row.ts'
import { useDocument } from './document-context.tsx'
import { InlineField } from './inline-field.tsx'
import { words } from './words.ts'

interface NameFieldProps {
  row: TreeRow
  onEnd: () => void
}

/** Edits the name of a member. */
export function NameField({ row, onEnd }: NameFieldProps) {
  const said = useTexts(words)
  const { edit } = useDocument().opened
  async function commit(name: string): Promise<undefined> {
    await edit({ edit: 'rename', token: row.token, name })
    return undefined
  }
  return <InlineField label={said.newName} start={row.name ?? ''} onCommit={commit} onEnd={() => onEnd()} />
}
