import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './tree.module.css'

interface TreeItemProps {
  id: string
  row: {
    /** 0 for the outermost. */
    level: number
    /** Where it stands among its siblings, counted from 0. */
    index: number
    siblings: number
    children: number
    isOpen: boolean
  }
  /** In pixels. */
  height: number
  isActive: boolean
  onSelect: () => void
  onToggle: () => void
  children: ReactNode
}

/** A row of a tree whose rows in view alone are drawn: how deep it stands, and the way into it. */
export function TreeItem({ id, row, height, isActive, onSelect, onToggle, children }: TreeItemProps) {
  const indent = 8 + Math.min(row.level, deepest) * 18
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active row
    <div
      id={id}
      role="treeitem"
      aria-level={row.level + 1}
      aria-setsize={row.siblings}
      aria-posinset={row.index + 1}
      aria-expanded={row.children > 0 ? row.isOpen : undefined}
      aria-selected={isActive}
      className={styles['row']}
      style={{ height, paddingLeft: indent, minWidth: indent + minTextWidth }}
      onClick={onSelect}
    >
      <span className={styles['twisty']} data-open={row.isOpen || undefined} role="none">
        {row.children > 0 && (
          <span
            role="none"
            onClick={(event) => {
              event.stopPropagation()
              onToggle()
            }}
          >
            <IconChevronRight size={16} stroke={2} />
          </span>
        )}
      </span>
      {children}
    </div>
  )
}

/** Beyond this level rows are moved in no further: they would leave the view. */
const deepest = 30

/** In pixels: what is moved in far has this much room, and the rest of its line ends in an ellipsis. */
const minTextWidth = 260
