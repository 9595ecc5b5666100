import { Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { type AdminRecord, type Kind, kinds } from '#contract/data-list.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { serverMessage } from '../../api/call-error.ts'
import { useMarkHydrated } from '../../shell/use-mark-hydrated.ts'
import { DelayedLoading } from '../controls/delayed-loading.tsx'
import { LoadError } from '../controls/load-error.tsx'
import styles from './data-list.module.css'
import { KindPanel } from './kind-panel.tsx'
import { kindTexts } from './kind-texts.ts'
import { RecordDrawer } from './record-drawer.tsx'
import { useRecords } from './records-query.ts'
import { useRecordActions } from './use-record-actions.ts'

/** The managed lists: friend links, and texts that keep browsers out. */
export default function DataListPage() {
  useMarkHydrated()
  const words = useTexts(texts)
  const named = useTexts(kindTexts)
  const [kind, setKind] = useState<Kind>('friend_link')
  /** The record that is open, `new` for one that is about to be. */
  const [open, setOpen] = useState<AdminRecord | 'new'>()
  const { data, error, refetch } = useRecords()
  const actions = useRecordActions()

  function choose(chosen: string | null): void {
    actions.dismiss()
    setKind(chosen as Kind)
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
        <Tabs value={kind} onChange={choose} keepMounted={false}>
          <Tabs.List aria-label={words.title}>
            {kinds.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {named[each].title}
                <span className={styles['count']}>{data.filter((record) => record.kind === each).length}</span>
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {kinds.map((each) => (
            <Tabs.Panel key={each} value={each}>
              <KindPanel
                kind={each}
                records={data.filter((record) => record.kind === each)}
                actions={actions}
                onOpen={setOpen}
              />
            </Tabs.Panel>
          ))}
        </Tabs>
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

const texts = {
  en: { title: 'Data management', failed: 'Failed to fetch data list' },
  zh: { title: '数据管理', failed: '获取数据列表失败' },
}
