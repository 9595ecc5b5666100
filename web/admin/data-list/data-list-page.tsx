import { Drawer } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type AdminRecord, type Kind, kinds } from '#contract/data-list.ts'
import { Button } from '#ui/controls/button.tsx'
import { TabPanel, Tabs } from '#ui/controls/tabs.tsx'
import { useTexts } from '#ui/language/language.ts'
import { serverMessage } from '../../api/call-error.ts'
import { useMarkHydrated } from '../../boot/use-mark-hydrated.ts'
import { DelayedLoading } from '../controls/delayed-loading.tsx'
import { LoadError } from '../controls/load-error.tsx'
import styles from './data-list.module.css'
import { KindPanel } from './kind-panel.tsx'
import { kindTexts } from './kind-texts.ts'
import { RecordForm } from './record-form.tsx'
import { useRecords } from './records-query.ts'
import { useRecordActions } from './use-record-actions.ts'

/** The page of the managed lists: friend links, and User-Agent bans. */
export default function DataListPage() {
  useMarkHydrated()
  const words = useTexts(texts)
  const named = useTexts(kindTexts)
  const [kind, setKind] = useState<Kind>('friend_link')
  /** The open record, `new` for a new one. */
  const [open, setOpen] = useState<AdminRecord | 'new'>()
  const { data, error, refetch } = useRecords()
  const actions = useRecordActions()

  const recordsOf = (each: Kind) => (data ?? []).filter((record) => record.kind === each)

  function choose(chosen: Kind): void {
    actions.dismiss()
    setKind(chosen)
  }

  return (
    <>
      <div className={styles['head']}>
        <h1>{words.title}</h1>
        <Button look="filled" onClick={() => setOpen('new')}>
          <IconPlus size={18} stroke={1.75} />
          {named[kind].create}
        </Button>
      </div>
      {data ? (
        <>
          <div className={styles['kinds']}>
            <Tabs
              label={words.title}
              tabs={kinds.map((each) => ({ value: each, label: named[each].title, count: recordsOf(each).length }))}
              value={kind}
              panelId="records"
              onChange={choose}
            />
          </div>
          <TabPanel id="records" value={kind}>
            <KindPanel key={kind} kind={kind} records={recordsOf(kind)} actions={actions} onOpen={setOpen} />
          </TabPanel>
        </>
      ) : error ? (
        <LoadError message={serverMessage(error, words.failed)} onRetry={refetch} />
      ) : (
        <DelayedLoading />
      )}
      <RecordDrawer
        kind={kind}
        open={open}
        onClose={() => setOpen(undefined)}
        onDelete={(record) => void actions.remove(record)}
      />
    </>
  )
}

interface RecordDrawerProps {
  kind: Kind
  open: AdminRecord | 'new' | undefined
  onClose: () => void
  onDelete: (record: AdminRecord) => void
}

/** The form of a record in a drawer. A click outside closes it only while nothing was typed. */
function RecordDrawer({ kind, open, onClose, onDelete }: RecordDrawerProps) {
  const words = useTexts({ en: { close: 'Close' }, zh: { close: '关闭' } })
  const named = useTexts(kindTexts)[kind]
  const [isTouched, setTouched] = useState(false)
  // The drawer keeps its last record while it closes.
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

const texts = {
  en: { title: 'Data management', failed: 'Failed to fetch data list' },
  zh: { title: '数据管理', failed: '获取数据列表失败' },
}
