import {
  IconArrowsMaximize,
  IconDots,
  IconDownload,
  IconFileText,
  IconFocus2,
  IconFoldDown,
  IconFoldUp,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDocument } from '../document/document-context.tsx'
import { SearchBar } from '../search/search-bar.tsx'
import type { PageTexts } from '../texts.en.ts'
import type { ActionName } from '../tree/action-names.ts'
import type { NodeActions } from '../tree/use-node-actions.ts'
import styles from './graph.module.css'
import type { GraphCommand } from './graph-keys.ts'

/** How an image of the graph is saved. */
export type ImageFormat = 'svg' | 'png'

interface GraphToolsProps {
  actions: NodeActions | undefined
  /** Of its own size. */
  percent: number
  /** Whether the selected value can be shown alone, and whether one is. */
  canShowAlone: boolean
  isPart: boolean
  onToggleAll: (open: boolean) => Promise<void>
  onZoom: (zoom: Extract<GraphCommand, { zoom: string }>['zoom']) => void
  onShowAlone: () => Promise<void>
  onShowWhole: () => Promise<void>
  onSave: (format: ImageFormat) => Promise<void>
}

/** The actions on a value that need no field to type in. */
const moreActions: readonly ActionName[] = [
  ...(['copyValue', 'copyPath', 'copyPointer', 'duplicate', 'remove', 'moveUp', 'moveDown'] as const),
  ...(['ascending', 'descending', 'parse', 'stringify', 'extract', 'toArray', 'toLines', 'showTable'] as const),
]

/** The toolbar of the graph: actions on it and on the selected value, and the search. */
export function GraphTools(props: GraphToolsProps) {
  const { actions, percent, canShowAlone, isPart, onToggleAll, onZoom, onShowAlone, onShowWhole, onSave } = props
  const words = usePageTexts<PageTexts>()
  const { enqueue } = useDocument()
  const all = actions?.all ?? {}
  return (
    <div className={styles['tools']}>
      <IconButton label={words.openAll} onClick={() => void enqueue(() => onToggleAll(true))}>
        <IconFoldDown size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.closeAll} onClick={() => void enqueue(() => onToggleAll(false))}>
        <IconFoldUp size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.zoomOut} onClick={() => onZoom('out')}>
        <IconMinus size={18} stroke={1.75} />
      </IconButton>
      <Button
        look="quiet"
        size="small"
        className={styles['percent']}
        title={words.ownSize}
        aria-label={`${words.ownSize}, ${percent}%`}
        onClick={() => onZoom('ownSize')}
      >
        {percent}%
      </Button>
      <IconButton label={words.zoomIn} onClick={() => onZoom('in')}>
        <IconPlus size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.fit} onClick={() => onZoom('fit')}>
        <IconArrowsMaximize size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.showText} disabled={!all.showText} onClick={() => void enqueue(() => all.showText?.())}>
        <IconFileText size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.showAlone} disabled={!canShowAlone} onClick={() => void enqueue(onShowAlone)}>
        <IconFocus2 size={18} stroke={1.75} />
      </IconButton>
      <Menu quiet label={words.saveImage} trigger={<IconDownload size={18} stroke={1.75} />}>
        {(close) =>
          (['svg', 'png'] as const).map((format) => (
            <MenuItem
              key={format}
              onChoose={() => {
                close()
                void enqueue(() => onSave(format))
              }}
            >
              {words.saveAs[format]}
            </MenuItem>
          ))
        }
      </Menu>
      <Menu quiet label={words.more} trigger={<IconDots size={18} stroke={1.75} />}>
        {(close) =>
          moreActions.map((name) => {
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
      {isPart && (
        <Button size="small" onClick={() => void enqueue(onShowWhole)}>
          {words.showWhole}
        </Button>
      )}
      <SearchBar />
    </div>
  )
}
