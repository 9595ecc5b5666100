import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../../texts.en.ts'
import type { EditorLink } from '../editor-link.ts'
import type { TableEdit } from './edit-table.ts'
import { runTableEdit } from './run-table-edit.ts'
import styles from './table-bar.module.css'

const icons = {
  addRow: IconRowInsertBottom,
  removeRow: IconRowRemove,
  addColumn: IconColumnInsertRight,
  removeColumn: IconColumnRemove,
  left: IconAlignLeft,
  center: IconAlignCenter,
  right: IconAlignRight,
} satisfies Partial<Record<TableEdit, unknown>>

/** The toolbar of table edits, while the caret is in one. */
export function TableBar({ link }: { link: EditorLink }) {
  const words = usePageTexts<PageTexts>()
  const [isIn, setIn] = useState(false)
  useEffect(() => {
    link.onTable = setIn
    return () => {
      link.onTable = undefined
    }
  }, [link])
  if (!isIn) return null
  return (
    <fieldset className={styles['group']} aria-label={words.tableTools} title={words.tableTools}>
      {(Object.keys(icons) as (keyof typeof icons)[]).map((name) => {
        const Icon = icons[name]
        return (
          <IconButton
            key={name}
            label={words.tableEdits[name]}
            // The selection in the editor stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!link.view) return
              runTableEdit(link.view, name)
              link.view.focus()
            }}
          >
            <Icon size={18} stroke={1.75} />
          </IconButton>
        )
      })}
    </fieldset>
  )
}
