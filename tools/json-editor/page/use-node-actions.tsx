import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import type { TreeRow } from '../document/tree-row.ts'
import type { Beside, Wish } from '../document/wish.ts'
import type { ActionName } from './action-names.ts'
import { useDocument } from './document-context.tsx'
import type { Editing } from './editing.ts'
import { sourceFor } from './source-for.ts'
import { useEdits } from './use-edits.tsx'
import { words } from './words.ts'

interface Given {
  onEdit: (what: Editing) => void
  /** Called when something was done, so that the focus comes back. */
  onDone: () => void
}

export interface NodeActions {
  /** What can be done with the chosen value, by its word; each within a turn. */
  all: Partial<Record<ActionName, () => Promise<void>>>
  paste: (text: string) => Promise<void>
}

/** Says what can be done with a value of the tree; what makes no sense for it is missing. */
export function useNodeActions({ onEdit, onDone }: Given): (row: TreeRow) => NodeActions {
  const said = useTexts(words)
  const language = useLanguage()
  const announce = useAnnounce()
  const { opened, setView, show } = useDocument()
  const { remote, here } = opened
  const edits = useEdits()
  return actionsOf

  function actionsOf(row: TreeRow): NodeActions {
    const { token, place, kind, level } = row
    const isContainer = kind === 'object' || kind === 'array'
    const isMember = row.name !== undefined

    async function make(wish: Wish, told: string): Promise<void> {
      await edits.make(wish, told).finally(onDone)
    }
    async function add(beside: Beside, isNamed: boolean): Promise<void> {
      const done = await edits.make({ edit: 'insert', beside, source: 'null' }, said.changed)
      if (done && here.current === done) onEdit(isNamed ? 'name' : 'value')
    }
    async function copy(text: Promise<string | undefined>): Promise<void> {
      const found = await text
      if (found === undefined) return announce(said.tooLong)
      await navigator.clipboard.writeText(found).then(
        () => announce(said.copied),
        () => announce(said.copyFailed),
      )
    }
    async function paste(text: string): Promise<void> {
      const source = sourceFor(text)
      const beside: Beside = isContainer ? { within: token } : { behind: token }
      const isAlone = level === 0 && !isContainer
      await make(isAlone ? { edit: 'replace', token, source } : { edit: 'insert', beside, source }, said.changed)
    }

    const can = (condition: boolean, does: () => unknown) => (condition ? async () => void (await does()) : undefined)
    const all: Record<ActionName, (() => Promise<void>) | undefined> = {
      editValue: can(row.children === 0, () => onEdit('value')),
      rename: can(isMember, () => onEdit('name')),
      addBefore: can(level > 0, () => add({ before: token }, isMember)),
      addBehind: can(level > 0, () => add({ behind: token }, isMember)),
      addWithin: can(isContainer, () => add({ within: token }, kind === 'object')),
      duplicate: can(level > 0, () => make({ edit: 'duplicate', token }, said.changed)),
      remove: can(true, () => make({ edit: 'remove', token }, said.removed)),
      moveUp: can(level > 0 && place > 0, () => make({ edit: 'move', token, by: -1 }, said.changed)),
      moveDown: can(level > 0 && place < row.siblings - 1, () => make({ edit: 'move', token, by: 1 }, said.changed)),
      ascending: can(row.children > 1, () => make({ edit: 'sort', token, descending: false, language }, said.changed)),
      descending: can(row.children > 1, () => make({ edit: 'sort', token, descending: true, language }, said.changed)),
      copyValue: can(true, () => copy(remote.ask('sourceOf', token))),
      copyPath: can(true, () => copy(remote.ask('whereIs', token).then(({ path }) => path))),
      copyPointer: can(true, () => copy(remote.ask('whereIs', token).then(({ pointer }) => pointer))),
      parse: can(kind === 'string' && /^"\s*[[{\d\-\\]/.test(row.text), () =>
        make({ edit: 'parse', token }, said.changed),
      ),
      stringify: can(isContainer, () => make({ edit: 'stringify', token }, said.changed)),
      extract: can(isContainer && level > 0, () => make({ edit: 'extract', token }, said.changed)),
      showText: can(true, async () => {
        const located = await remote.ask('placeOf', token)
        setView('text')
        show({ place: located })
      }),
      showTable: can(kind === 'array' && row.children > 0, () => setView('table')),
    }
    const known = Object.fromEntries(Object.entries(all).filter(([, does]) => does)) as NodeActions['all']
    return { all: known, paste }
  }
}
