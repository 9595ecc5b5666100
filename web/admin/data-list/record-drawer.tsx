import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { AdminRecord, Kind } from '#contract/data-list.ts'
import { useTexts } from '#ui/language/language.ts'
import { kindTexts } from './kind-texts.ts'
import { RecordForm } from './record-form.tsx'

interface RecordDrawerProps {
  kind: Kind
  open: AdminRecord | 'new' | undefined
  onClose: () => void
  onDelete: (record: AdminRecord) => void
}

/** The form of a record, at the side of its list. A click beside it closes it only while nothing was typed. */
export function RecordDrawer({ kind, open, onClose, onDelete }: RecordDrawerProps) {
  const words = useTexts({ en: { close: 'Close' }, zh: { close: '关闭' } })
  const named = useTexts(kindTexts)[kind]
  const [isTouched, setTouched] = useState(false)
  // What is closing goes on to show what it was.
  const last = useRef<AdminRecord | 'new'>('new')
  if (open) last.current = open
  const record = last.current

  function close(): void {
    setTouched(false)
    onClose()
  }

  return (
    <Drawer
      opened={open !== undefined}
      onClose={close}
      position="right"
      size={420}
      title={record === 'new' ? named.create : named.edit}
      closeButtonProps={{ 'aria-label': words.close, icon: <IconX size={18} stroke={1.75} /> }}
      closeOnClickOutside={!isTouched}
      transitionProps={{ transition: 'slide-left', duration: 200, timingFunction: 'cubic-bezier(0.2, 0, 0, 1)' }}
    >
      <RecordForm
        key={record === 'new' ? 'new' : record.id}
        kind={kind}
        record={record === 'new' ? undefined : record}
        onTouch={() => setTouched(true)}
        onClose={close}
        onDelete={(record) => {
          close()
          onDelete(record)
        }}
      />
    </Drawer>
  )
}
