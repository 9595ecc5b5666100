import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconFoldDown,
  IconFoldUp,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { IconButton } from '#ui/controls/button.tsx'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDocument } from '../document/document-context.tsx'
import { SearchBar } from '../search/search-bar.tsx'
import type { PageTexts } from '../texts.en.ts'
import type { ActionName } from './action-names.ts'
import styles from './tree.module.css'
import type { NodeActions } from './use-node-actions.ts'

interface NodeToolsProps {
  actions: NodeActions | undefined
  onToggleAll: (open: boolean) => void
}

/** The toolbar of the tree: actions on it and on the selected value, and the search. */
export function NodeTools({ actions, onToggleAll }: NodeToolsProps) {
  const words = usePageTexts<PageTexts>()
  const { enqueue } = useDocument()
  const { all = {} } = actions ?? {}
  const button = (name: ActionName, icon: React.ReactNode) => (
    <IconButton label={words[name]} disabled={!all[name]} onClick={() => void enqueue(() => all[name]?.())}>
      {icon}
    </IconButton>
  )
  const menu = (label: string, icon: React.ReactNode, names: readonly ActionName[]) => (
    <Menu quiet label={label} trigger={icon}>
      {(close) =>
        names.map((name) => {
          const does = all[name]
          return (
            does && (
              <MenuItem
                key={name}
                onChoose={() => {
                  close()
                  void enqueue(does)
                }}
              >
                {words[name]}
              </MenuItem>
            )
          )
        })
      }
    </Menu>
  )
  return (
    <div className={styles['tools']}>
      <IconButton label={words.openAll} onClick={() => void enqueue(() => onToggleAll(true))}>
        <IconFoldDown size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.closeAll} onClick={() => void enqueue(() => onToggleAll(false))}>
        <IconFoldUp size={18} stroke={1.75} />
      </IconButton>
      {menu(words.add, <IconPlus size={18} stroke={1.75} />, ['addWithin', 'addBefore', 'addBehind'])}
      {button('remove', <IconTrash size={18} stroke={1.75} />)}
      {button('moveUp', <IconArrowUp size={18} stroke={1.75} />)}
      {button('moveDown', <IconArrowDown size={18} stroke={1.75} />)}
      {menu(words.more, <IconDots size={18} stroke={1.75} />, moreActions)}
      <SearchBar />
    </div>
  )
}

const moreActions: readonly ActionName[] = [
  ...(['editValue', 'rename', 'duplicate', 'ascending', 'descending'] as const),
  ...([
    'copyValue',
    'copyPath',
    'copyPointer',
    'parse',
    'stringify',
    'extract',
    'toArray',
    'toLines',
    'showText',
    'showTable',
  ] as const),
]
