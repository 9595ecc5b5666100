import { useState } from 'react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { ValuePreview } from '../../document/value-preview.ts'
import { useEditActions } from '../document/use-edit-actions.ts'
import type { PageTexts } from '../texts.en.ts'
import { InlineField } from './inline-field.tsx'
import { toJsonSource } from './to-json-source.ts'

interface NewCellProps {
  /** The item that has no such member yet. */
  item: ValuePreview
  /** The member; undefined for the item itself. */
  name: string | undefined
  onEnd: (key?: string) => void
}

/** Adds a member to an item that lacks it, or replaces an item that is no object. */
export function NewCell({ item, name, onEnd }: NewCellProps) {
  const words = usePageTexts<PageTexts>()
  const { commit } = useEditActions()
  // Whatever comes to stand in this row meanwhile.
  const [{ token, kind }] = useState(item)

  function take(typed: string): Promise<string | undefined> {
    const source = toJsonSource(typed)
    if (name !== undefined && kind === 'object') {
      return commit({ edit: 'insert', beside: { within: token }, source, name })
    }
    const whole = name === undefined ? source : `{${JSON.stringify(name)}:${source}}`
    return commit({ edit: 'replace', token, source: whole })
  }

  return <InlineField label={words.newValue} start="" onCommit={take} onEnd={onEnd} />
}
