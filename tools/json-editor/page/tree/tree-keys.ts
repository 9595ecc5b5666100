import { moveKeys, moveOf, type TreeMove } from '#ui/tree/tree-keys.ts'
import type { TreeRow } from '../../document/tree-row.ts'
import type { ActionName } from './action-names.ts'

/** The command of a key for the active row of the tree. */
export type TreeCommand = TreeMove | { edit: 'value' } | { act: readonly ActionName[] }

/** The actions of keys; the first that applies to a value is taken. */
const actions: Record<string, readonly ActionName[]> = {
  F2: ['rename'],
  Insert: ['addBehind', 'addWithin'],
  Delete: ['remove'],
  'Alt+ArrowUp': ['moveUp'],
  'Alt+ArrowDown': ['moveDown'],
  'Control+d': ['duplicate'],
  'Control+c': ['copyValue'],
}

/** Whether a tree handles a key; the others pass through. */
export const isTreeKey = (name: string): boolean => name in actions || moveKeys.includes(name)

/** Maps a key to a command for a row, given the number of rows and of visible rows. */
export function commandOf(name: string, row: TreeRow, count: number, page: number): TreeCommand | undefined {
  const act = actions[name]
  if (act) return { act }
  if (name === 'Enter' && row.children === 0) return { edit: 'value' }
  return moveOf(name, row, count, page)
}
