import type { TreeRow } from '../../document/tree-row.ts'
import type { ActionName } from './action-names.ts'

/** What a key does with the active row of a tree (WAI-ARIA, tree view). */
export type TreeCommand =
  | { go: number }
  | { toggle: boolean; within?: boolean }
  | { goTo: 'parent' }
  | { edit: 'value' }
  | { act: readonly ActionName[] }

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

const others = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft', '*', 'Enter']

interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Writes a key with what is held down with it: `Alt+ArrowUp`. */
export function nameOfKey({ key, altKey, ctrlKey, metaKey }: Pressed): string {
  return `${altKey ? 'Alt+' : ''}${ctrlKey || metaKey ? 'Control+' : ''}${key}`
}

/** Whether a tree hears a key; the others are left to whoever wants them. */
export const isTreeKey = (name: string): boolean => name in actions || others.includes(name)

/** Says what a key means for a row, in a tree of so many rows of which so many can be seen. */
export function commandOf(name: string, row: TreeRow, count: number, page: number): TreeCommand | undefined {
  const act = actions[name]
  if (act) return { act }
  const isOpen = row.children > 0 && row.isOpen
  switch (name) {
    case 'ArrowDown':
      return { go: row.row + 1 }
    case 'ArrowUp':
      return { go: row.row - 1 }
    case 'PageDown':
      return { go: row.row + page }
    case 'PageUp':
      return { go: row.row - page }
    case 'Home':
      return { go: 0 }
    case 'End':
      return { go: count - 1 }
    case 'ArrowRight':
      return isOpen ? { go: row.row + 1 } : row.children > 0 ? { toggle: true } : undefined
    case 'ArrowLeft':
      return isOpen ? { toggle: false } : row.level > 0 ? { goTo: 'parent' } : undefined
    case '*':
      return row.children > 0 ? { toggle: true, within: true } : undefined
    case 'Enter':
      return row.children > 0 ? { toggle: !isOpen } : { edit: 'value' }
    default:
      return undefined
  }
}
