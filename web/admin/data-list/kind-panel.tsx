import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { AdminRecord, Kind } from '#contract/data-list.ts'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { serverMessage } from '../../api/call-error.ts'
import { Note } from '../../forms/note.tsx'
import { StyledFields } from '../../forms/styled-fields.tsx'
import { LoadError } from '../controls/load-error.tsx'
import { Pager } from '../controls/pager.tsx'
import styles from './data-list.module.css'
import { kindTexts } from './kind-texts.ts'
import { RecordTable } from './record-table.tsx'
import { pageSize, useFoundRecords } from './records-query.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { RecordActions } from './use-record-actions.ts'

interface KindPanelProps {
  kind: Kind
  /** All records of the kind, in order. */
  records: readonly AdminRecord[]
  actions: RecordActions
  onOpen: (record: AdminRecord | 'new') => void
}

/** The list of a kind: search, bulk actions, the table, its pages. */
export function KindPanel({ kind, records, actions, onOpen }: KindPanelProps) {
  const words = useTexts(texts)
  const named = useTexts(kindTexts)[kind]
  const [typed, setTyped] = useState('')
  const [chosenPage, setChosenPage] = useState(1)
  const [ticked, setTicked] = useState<readonly number[]>([])
  const keyword = useDebouncedText(typed.trim(), 250)
  const search = useFoundRecords(kind, keyword, chosenPage)

  const total = keyword ? (search.data?.total ?? 0) : records.length
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(total / pageSize)))
  const rows = keyword ? (search.data?.list ?? []) : records.slice((page - 1) * pageSize, page * pageSize)
  const selected = ticked.filter((id) => records.some((record) => record.id === id))

  if (records.length === 0) return <Empty sentence={named.empty} action={named.create} onNew={() => onOpen('new')} />
  return (
    <>
      <div className={styles['tools']}>
        <StyledFields>
          <TextInput
            className={styles['search'] ?? ''}
            type="search"
            aria-label={named.search}
            placeholder={named.search}
            maxLength={100}
            value={typed}
            leftSection={<IconSearch size={17} stroke={1.75} />}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setChosenPage(1)
            }}
          />
        </StyledFields>
        <SelectionBar kind={kind} selected={selected} actions={actions} onDone={() => setTicked([])} />
      </div>
      <span className="visually-hidden" role="status">
        {keyword && search.data && fill(words.found, { count: search.data.total })}
      </span>
      {actions.problem && (
        <div className={styles['problem']}>
          <Note tone="danger">{actions.problem}</Note>
          <Button look="quiet" onClick={actions.dismiss}>
            {words.putAway}
          </Button>
        </div>
      )}
      {keyword && search.error ? (
        <LoadError message={serverMessage(search.error, words.failed)} onRetry={search.refetch} />
      ) : keyword && search.data?.total === 0 ? (
        <p className={styles['none']}>{fill(named.none, { keyword })}</p>
      ) : (
        <div className={styles['frame']}>
          <RecordTable
            kind={kind}
            rows={rows}
            all={keyword ? undefined : records}
            ticked={selected}
            actions={actions}
            onTick={setTicked}
            onOpen={onOpen}
          />
          {total > pageSize && <Pager page={page} pageSize={pageSize} total={total} onPage={setChosenPage} />}
        </div>
      )}
    </>
  )
}

function Empty({ sentence, action, onNew }: { sentence: string; action: string; onNew: () => void }) {
  return (
    <div className={styles['empty']}>
      <p>{sentence}</p>
      <Button onClick={onNew}>{action}</Button>
    </div>
  )
}

const texts = {
  en: { failed: 'Failed to fetch data list', putAway: 'Dismiss', found: '{count} found' },
  zh: { failed: '获取数据列表失败', putAway: '知道了', found: '找到 {count} 项' },
}

/** Debounces a value, in milliseconds; an empty text is returned at once. */
function useDebouncedText(value: string, delay: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return value === '' ? '' : settled
}
