import { Modal } from '@mantine/core'
import { IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Kind } from '#contract/data-list.ts'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './data-list.module.css'
import { kindTexts } from './kind-texts.ts'
import type { RecordActions } from './use-record-actions.ts'

interface SelectionBarProps {
  kind: Kind
  selected: readonly number[]
  actions: RecordActions
  onDone: () => void
}

/** The bulk actions for the ticked rows. Deleting several asks first, with their number. */
export function SelectionBar({ kind, selected, actions, onDone }: SelectionBarProps) {
  const words = useTexts(texts)
  const named = useTexts(kindTexts)[kind]
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)

  return (
    <>
      <div className={styles['selection']} hidden={selected.length === 0}>
        <b role="status">{fill(words.selected, { count: selected.length })}</b>
        <Button size="small" onClick={() => void actions.enable(selected, true)}>
          {named.enable}
        </Button>
        <Button size="small" onClick={() => void actions.enable(selected, false)}>
          {named.disable}
        </Button>
        <Button size="small" className={styles['danger'] ?? ''} onClick={() => setAsking(true)}>
          <IconTrash size={16} stroke={1.75} />
          {words.remove}
        </Button>
      </div>
      <Modal
        opened={isAsking}
        onClose={close}
        title={fill(named.deleteMany, { count: selected.length })}
        closeButtonProps={{ 'aria-label': words.cancel, icon: <IconX size={18} stroke={1.75} /> }}
        transitionProps={{ transition: 'fade', duration: 200 }}
        centered
      >
        <p>{words.forGood}</p>
        <div className={styles['answers']}>
          <Button data-autofocus onClick={close}>
            {words.cancel}
          </Button>
          <Button
            className={styles['dangerFilled'] ?? ''}
            onClick={() => {
              close()
              onDone()
              void actions.removeAll(selected)
            }}
          >
            {fill(words.removeMany, { count: selected.length })}
          </Button>
        </div>
      </Modal>
    </>
  )
}

const texts = {
  en: {
    selected: '{count} selected',
    remove: 'Delete',
    removeMany: 'Delete {count}',
    forGood: 'This cannot be undone.',
    cancel: 'Cancel',
  },
  zh: {
    selected: '已选 {count} 项',
    remove: '删除',
    removeMany: '删除 {count} 项',
    forGood: '删除后无法恢复。',
    cancel: '取消',
  },
}
