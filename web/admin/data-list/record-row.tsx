import { Checkbox, Switch } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { AdminRecord } from '#contract/data-list.ts'
import { fill } from '#kit/sentence.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useSortableRow } from '#ui/sortable/use-sortable-row.tsx'
import { formatDay } from '../format/format-time.ts'
import styles from './data-list.module.css'
import { kindTexts } from './kind-texts.ts'
import { matchUserAgent } from './match-user-agent.ts'
import { banOf, isEnabled, linkOf, nameOf } from './record-value.ts'

interface RecordRowProps {
  record: AdminRecord
  isTicked: boolean
  canMove: boolean
  /** The label of the checkbox. */
  label: string
  onTick: (on: boolean) => void
  onEnable: (on: boolean) => void
  onEdit: () => void
  onDelete: () => void
  deleteRef: Ref<HTMLButtonElement>
}

/** One record of the list. */
export function RecordRow({
  record,
  isTicked,
  canMove,
  label,
  onTick,
  onEnable,
  onEdit,
  onDelete,
  deleteRef,
}: RecordRowProps) {
  const words = useTexts(texts)
  const named = useTexts(kindTexts)[record.kind]
  const language = useLanguage()
  const name = nameOf(record)
  const { row, handle } = useSortableRow({
    id: record.id,
    isLocked: !canMove,
    label: canMove ? fill(words.move, { name }) : words.cannotMove,
  })

  return (
    <tr {...row} data-record={record.id} data-ticked={isTicked || undefined}>
      <td className={styles['tick']}>
        <Checkbox aria-label={label} checked={isTicked} onChange={(event) => onTick(event.currentTarget.checked)} />
      </td>
      <td className={styles['handle']}>{handle}</td>
      <MainCells record={record} />
      <td className={styles['switch']}>
        <Switch
          aria-label={joinLabel(named.enabled, name)}
          checked={isEnabled(record)}
          onChange={(event) => onEnable(event.currentTarget.checked)}
        />
      </td>
      <td className={`${styles['date']} ${styles['muted']}`}>{formatDay(record.update_time, language)}</td>
      <td className={styles['actions']}>
        <IconButton label={fill(words.edit, { name })} onClick={onEdit}>
          <IconPencil size={18} stroke={1.75} />
        </IconButton>
        <IconButton
          className={styles['delete'] ?? ''}
          label={fill(words.remove, { name })}
          ref={deleteRef}
          onClick={onDelete}
        >
          <IconTrash size={18} stroke={1.75} />
        </IconButton>
      </td>
    </tr>
  )
}

/** The two columns that identify a record; of a link also whether it opens a new tab. */
function MainCells({ record }: { record: AdminRecord }) {
  const words = useTexts(texts)
  if (record.kind === 'friend_link') {
    const { name, link, open_blank } = linkOf(record)
    return (
      <>
        <td className={styles['main']}>{name || record.key}</td>
        <td className={styles['second']} title={link}>
          {link}
        </td>
        <td className={`${styles['tab']} ${styles['muted']}`}>{open_blank ? words.yes : words.no}</td>
      </>
    )
  }
  const { enable, values } = banOf(record)
  const isOwn = enable && matchUserAgent(values, navigator.userAgent).length > 0
  return (
    <>
      <td className={styles['main']}>
        {values.join(', ') || '–'} {isOwn && <span className={styles['own']}>{words.own}</span>}
      </td>
      <td className={styles['second']} title={record.key}>
        {record.key}
      </td>
    </>
  )
}

const texts = {
  en: {
    move: 'Move {name}',
    cannotMove: 'Clear the search to change the order',
    edit: 'Edit {name}',
    remove: 'Delete {name}',
    yes: 'Yes',
    no: 'No',
    own: 'Includes your browser',
  },
  zh: {
    move: '移动“{name}”',
    cannotMove: '清除搜索后可更改顺序',
    edit: '编辑“{name}”',
    remove: '删除“{name}”',
    yes: '是',
    no: '否',
    own: '包括你的浏览器',
  },
}
