import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './tree.module.css'

interface TreeItemProps {
  id: string
  row: {
    /** 0 for the outermost. */
    level: number
    /** Its index among its siblings. */
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

/** A row of a virtualized tree: its level, its expand button and its content. */
export function TreeItem({ id, row, height, isActive, onSelect, onToggle, children }: TreeItemProps) {
  const indent = 8 + Math.min(row.level, deepest) * 18
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus, with aria-activedescendant
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

/** Rows are not indented beyond this level: they would leave the view. */
const deepest = 30

/** In pixels: a deeply indented row keeps this width, and ends in an ellipsis. */
const minTextWidth = 260
