import { useState } from 'react'
import { useTexts } from '#ui/language/language.ts'
import type { Shown } from '../document/show.ts'
import { InlineField } from './inline-field.tsx'
import { sourceFor } from './source-for.ts'
import { useEdits } from './use-edits.tsx'
import { words } from './words.ts'

interface NewCellProps {
  /** The item that has no such member yet. */
  item: Shown
  /** The member; undefined for the item itself. */
  name: string | undefined
  onEnd: (key?: string) => void
}

/** Gives an item a member that it did not have, or makes an object of what was none. */
export function NewCell({ item, name, onEnd }: NewCellProps) {
  const said = useTexts(words)
  const { commit } = useEdits()
  // Whatever comes to stand in this row meanwhile.
  const [{ token, kind }] = useState(item)

  function take(typed: string): Promise<string | undefined> {
    const source = sourceFor(typed)
    if (name !== undefined && kind === 'object') {
      return commit({ edit: 'insert', beside: { within: token }, source, name })
    }
    const whole = name === undefined ? source : `{${JSON.stringify(name)}:${source}}`
    return commit({ edit: 'replace', token, source: whole })
  }

  return <InlineField label={said.newValue} start="" onCommit={take} onEnd={onEnd} />
}
