/** What a key does with the active row of a tree (WAI-ARIA, tree view). */
export type TreeMove = { go: number } | { toggle: boolean; within?: boolean } | { goTo: 'parent' }

/** What keys need to know of a row. */
interface MovableRow {
  row: number
  /** 0 for the outermost. */
  level: number
  children: number
  isOpen: boolean
}

interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** The name of a key with its modifiers: `Alt+ArrowUp`. */
export function nameOfKey({ key, altKey, ctrlKey, metaKey }: Pressed): string {
  return `${altKey ? 'Alt+' : ''}${ctrlKey || metaKey ? 'Control+' : ''}${key}`
}

/** The keys that every tree handles. */
export const moveKeys: readonly string[] = [
  ...['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft', '*', 'Enter'],
]

/** Returns the move of a key from a row, in a tree of `count` rows of which so many are in view. */
export function moveOf(
  name: string,
  { row, level, children, isOpen }: MovableRow,
  count: number,
  page: number,
): TreeMove | undefined {
  const isParent = children > 0
  switch (name) {
    case 'ArrowDown':
      return { go: row + 1 }
    case 'ArrowUp':
      return { go: row - 1 }
    case 'PageDown':
      return { go: row + page }
    case 'PageUp':
      return { go: row - page }
    case 'Home':
      return { go: 0 }
    case 'End':
      return { go: count - 1 }
    case 'ArrowRight':
      return isParent ? (isOpen ? { go: row + 1 } : { toggle: true }) : undefined
    case 'ArrowLeft':
      return isParent && isOpen ? { toggle: false } : level > 0 ? { goTo: 'parent' } : undefined
    case '*':
      return isParent ? { toggle: true, within: true } : undefined
    case 'Enter':
      return isParent ? { toggle: !isOpen } : undefined
    default:
      return undefined
  }
}
