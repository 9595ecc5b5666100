import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { EditRequest, InsertPosition } from '../../document/edit-request.ts'
import type { TreeRow } from '../../document/tree-row.ts'
import { useDocument } from '../document/document-context.tsx'
import { useEditActions } from '../document/use-edit-actions.ts'
import { toJsonSource } from '../fields/to-json-source.ts'
import type { PageTexts } from '../texts.en.ts'
import type { ActionName } from './action-names.ts'
import type { EditedPart } from './tree-row.tsx'

interface NodeActionOptions {
  onEdit: (what: EditedPart) => void
  /** Called after an action, so that the focus returns. */
  onDone: () => void
}

export interface NodeActions {
  /** The actions on the selected value by name; each is a task of the queue. */
  all: Partial<Record<ActionName, () => Promise<void>>>
  paste: (text: string) => Promise<void>
}

/** Returns the actions on a value of the tree; those that do not apply are missing. */
export function useNodeActions({ onEdit, onDone }: NodeActionOptions): (row: TreeRow) => NodeActions {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const announce = useAnnounce()
  const { remoteState, setView, show, convert } = useDocument()
  const { remote, latestSelection, form } = remoteState
  const edits = useEditActions()
  return actionsOf

  function actionsOf(row: TreeRow): NodeActions {
    const { token, index: place, kind, level } = row
    const isContainer = kind === 'object' || kind === 'array'
    const isMember = row.name !== undefined

    async function make(request: EditRequest, announcement: string): Promise<void> {
      await edits.make(request, announcement).finally(onDone)
    }
    async function add(beside: InsertPosition, isNamed: boolean): Promise<void> {
      const done = await edits.make({ edit: 'insert', beside, source: 'null' }, words.changed)
      if (done && latestSelection.current === done) onEdit(isNamed ? 'name' : 'value')
    }
    async function copy(text: Promise<string | undefined>): Promise<void> {
      const content = await text
      if (content === undefined) return announce(words.tooLong)
      await navigator.clipboard.writeText(content).then(
        () => announce(words.copied),
        () => announce(words.copyFailed),
      )
    }
    async function paste(text: string): Promise<void> {
      const source = toJsonSource(text)
      const beside: InsertPosition = isContainer ? { within: token } : { behind: token }
      const isAlone = level === 0 && !isContainer
      await make(isAlone ? { edit: 'replace', token, source } : { edit: 'insert', beside, source }, words.changed)
    }

    const can = (condition: boolean, does: () => unknown) => (condition ? async () => void (await does()) : undefined)
    const all: Record<ActionName, (() => Promise<void>) | undefined> = {
      editValue: can(row.children === 0, () => onEdit('value')),
      rename: can(isMember, () => onEdit('name')),
      addBefore: can(level > 0, () => add({ before: token }, isMember)),
      addBehind: can(level > 0, () => add({ behind: token }, isMember)),
      addWithin: can(isContainer, () => add({ within: token }, kind === 'object')),
      duplicate: can(level > 0, () => make({ edit: 'duplicate', token }, words.changed)),
      remove: can(true, () => make({ edit: 'remove', token }, words.removed)),
      moveUp: can(level > 0 && place > 0, () => make({ edit: 'move', token, by: -1 }, words.changed)),
      moveDown: can(level > 0 && place < row.siblings - 1, () => make({ edit: 'move', token, by: 1 }, words.changed)),
      ascending: can(row.children > 1, () => make({ edit: 'sort', token, descending: false, language }, words.changed)),
      descending: can(row.children > 1, () => make({ edit: 'sort', token, descending: true, language }, words.changed)),
      copyValue: can(true, () => copy(remote.ask('sourceOf', token))),
      copyPath: can(true, () => copy(remote.ask('whereIs', token).then(({ path }) => path))),
      copyPointer: can(true, () => copy(remote.ask('whereIs', token).then(({ pointer }) => pointer))),
      parse: can(kind === 'string' && /^"\s*[[{\d\-\\]/.test(row.text), () =>
        make({ edit: 'parse', token }, words.changed),
      ),
      stringify: can(isContainer, () => make({ edit: 'stringify', token }, words.changed)),
      toArray: can(level === 0 && form === 'lines', () => convert('toArray')),
      toLines: can(level === 0 && form === 'list', () => convert('toLines')),
      extract: can(isContainer && level > 0, () => make({ edit: 'extract', token }, words.changed)),
      showText: can(true, async () => {
        const located = await remote.ask('placeOf', token)
        setView('text')
        show({ place: located })
      }),
      showTable: can(kind === 'array' && row.children > 0, () => setView('table')),
    }
    const possible = Object.fromEntries(Object.entries(all).filter(([, does]) => does)) as NodeActions['all']
    return { all: possible, paste }
  }
}
