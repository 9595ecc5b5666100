import { useTexts } from '#ui/language.ts'
import type { Shown } from '../document/show.ts'
import { useDocument } from './document-context.tsx'
import { InlineField } from './inline-field.tsx'
import { NoJson } from './remote-document.browser.ts'
import { sourceFor } from './source-for.ts'
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
  const { edit } = useDocument().opened

  async function commit(typed: string): Promise<string | undefined> {
    const source = sourceFor(typed)
    try {
      if (name !== undefined && item.kind === 'object') {
        await edit({ edit: 'insert', parent: item.token, place: item.children, source, name })
      } else {
        const whole = name === undefined ? source : `{${JSON.stringify(name)}:${source}}`
        await edit({ edit: 'replace', token: item.token, source: whole })
      }
      return undefined
    } catch (error) {
      if (error instanceof NoJson) return said.noJson
      throw error
    }
  }

  return <InlineField label={said.newValue} start="" onCommit={commit} onEnd={onEnd} />
}
