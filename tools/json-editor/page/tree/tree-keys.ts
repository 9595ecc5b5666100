import { moveKeys, moveOf, type TreeMove } from '#ui/tree/tree-keys.ts'
import type { TreeRow } from '../../document/tree-row.ts'
import type { ActionName } from './action-names.ts'

/** What a key does with the active row of the document's tree. */
export type TreeCommand = TreeMove | { edit: 'value' } | { act: readonly ActionName[] }

/** The keys of actions; the first that makes sense for a value is taken. */
const actions: Record<string, readonly ActionName[]> = {
  F2: ['rename'],
  Insert: ['addBehind', 'addWithin'],
  Delete: ['remove'],
  'Alt+ArrowUp': ['moveUp'],
  'Alt+ArrowDown': ['moveDown'],
  'Control+d': ['duplicate'],
  'Control+c': ['copyValue'],
}

/** Whether a tree hears a key; the others are left to whoever wants them. */
export const isTreeKey = (name: string): boolean => name in actions || moveKeys.includes(name)

/** Says what a key means for a row, in a tree of so many rows of which so many can be seen. */
export function commandOf(name: string, row: TreeRow, count: number, page: number): TreeCommand | undefined {
  const act = actions[name]
  if (act) return { act }
  if (name === 'Enter' && row.children === 0) return { edit: 'value' }
  return moveOf(name, row, count, page)
}
