import { IconCode, IconCopy, IconDots, IconFileText } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import type { WorkerClient } from '#lib/worker/worker-client.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { TreeMethods } from '../../tree/tree-methods.ts'
import type { XmlRow } from '../../tree/xml-tree.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './tree.module.css'
import { useCopy } from './use-copy.ts'

interface NodeLineProps {
  worker: WorkerClient<TreeMethods>
  /** The selected row. */
  row: XmlRow | undefined
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** The selected node's XPath, with buttons to copy the path or the source. */
export function NodeLine({ worker, row, onShowText }: NodeLineProps) {
  const words = usePageTexts<PageTexts>()
  const copy = useCopy()
  const node = row?.node ?? 0
  const isNode = row !== undefined && row.kind !== 'doctype' && row.kind !== 'declaration'
  const path = useAsyncValue(async () => (isNode ? worker.ask('pathOf', { node }) : ''), [worker, node, isNode]) ?? ''
  return (
    <div className={styles['line']}>
      <span className={styles['label']}>{words.path}</span>
      <code title={path}>{path}</code>
      {row && row.attributes.length > 0 && (
        <Menu quiet label={words.more} trigger={<IconDots size={16} stroke={1.75} />}>
          {(close) =>
            row.attributes.map(([attribute]) => (
              <MenuItem
                key={attribute}
                onChoose={() => {
                  close()
                  void copy(worker.ask('pathOf', { node, attribute }))
                }}
              >
                {fill(words.copyAttribute, { name: attribute })}
              </MenuItem>
            ))
          }
        </Menu>
      )}
      {onShowText && (
        <IconButton
          label={words.showText}
          disabled={!row}
          onClick={() => void worker.ask('placeOf', node).then(onShowText)}
        >
          <IconFileText size={16} stroke={1.75} />
        </IconButton>
      )}
      <IconButton label={words.copySource} disabled={!row} onClick={() => void copy(worker.ask('sourceOf', node))}>
        <IconCode size={16} stroke={1.75} />
      </IconButton>
      <IconButton label={words.copyPath} disabled={path === ''} onClick={() => void copy(Promise.resolve(path))}>
        <IconCopy size={16} stroke={1.75} />
      </IconButton>
    </div>
  )
}
