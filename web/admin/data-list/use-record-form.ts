import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminRecord, Kind } from '#contract/data-list.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useLatest } from '#ui/run/use-latest.ts'
import { call } from '../../api/call.ts'
import { CallError, serverIssues, serverMessage } from '../../api/call-error.ts'
import { showToast } from '../../toast/show-toast.ts'
import { type Draft, draftOf, type Issues, issuesByField, keyAndSortOf, validateDraft, valueIn } from './draft.ts'
import { cachedRecord, cachedRecordsOf, refreshRecords } from './records-query.ts'
import { nextSortNumber } from './sort-numbers.ts'

/** The state of a record's form. `save` returns the first field with an issue, if there is one. */
export function useRecordForm(kind: Kind, record: AdminRecord | undefined, onSaved: () => void) {
  const words = useTexts(texts)
  const language = useLanguage()
  const client = useQueryClient()
  /** The record when its fields were filled. */
  const [base, setBase] = useState(record)
  const [draft, setDraft] = useState(() => draftOf(record))
  const [issues, setIssues] = useState<Issues>({})
  const [isBusy, setBusy] = useState(false)
  const [isStale, setStale] = useState(false)
  const begin = useLatest()

  function showIssues(newIssues: Issues): string | undefined {
    setIssues(newIssues)
    return Object.keys(draft).find((field) => newIssues[field as keyof Draft])
  }

  async function send(overwrite: boolean): Promise<void> {
    const value = valueIn(kind, draft)
    const { key, sort } = keyAndSortOf(draft)
    if (!base) {
      const place = sort ?? nextSortNumber(cachedRecordsOf(client, kind))
      await call('createRecord', { body: { kind, value, sort: place, ...(key !== undefined && { key }) } })
      return
    }
    const moved = sort !== undefined && sort !== base.sort ? { sort } : {}
    const renamed = key !== undefined && key !== base.key ? { key } : {}
    const version = overwrite ? {} : { version: base.version }
    await call('updateRecord', { body: { id: base.id, value, ...moved, ...renamed, ...version } })
  }

  function handleError(error: unknown): string | undefined {
    const isConflict = error instanceof CallError && error.code === 409
    if (isConflict && error.data) {
      setStale(true)
      return undefined
    }
    if (isConflict) return showIssues({ key: words.keyTaken })
    const named = Object.entries(serverIssues(error)).map(([field, message]) => ({ field, message }))
    return showIssues(
      named.length > 0 ? issuesByField(named, draft, language) : { form: serverMessage(error, words.failed) },
    )
  }

  async function save(overwrite = false): Promise<string | undefined> {
    if (isBusy) return undefined
    setStale(false)
    const newIssues = validateDraft(kind, draft, language)
    if (Object.keys(newIssues).length > 0) return showIssues(newIssues)
    setIssues({})
    setBusy(true)
    const signal = begin()
    try {
      await send(overwrite)
      await refreshRecords(client)
      showToast({ text: words.saved, tone: 'success' })
      // Another record may be open by now.
      if (!signal.aborted) onSaved()
      return undefined
    } catch (error) {
      return handleError(error)
    } finally {
      setBusy(false)
    }
  }

  /** Fills the fields with the server's current values. */
  async function takeTheirs(): Promise<void> {
    if (!base) return
    const signal = begin()
    await refreshRecords(client)
    if (signal.aborted) return
    const theirs = cachedRecord(client, base.id)
    setStale(false)
    if (!theirs) return setIssues({ form: words.gone })
    setBase(theirs)
    setDraft(draftOf(theirs))
    setIssues({})
  }

  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed })
  return { draft, issues, isBusy, isStale, change, save, takeTheirs }
}

const texts = {
  en: {
    saved: 'Saved',
    failed: 'The change could not be saved',
    keyTaken: 'Another entry has this ID',
    gone: 'Someone has deleted this entry',
  },
  zh: { saved: '已保存', failed: '无法保存', keyTaken: '已有条目使用此标识', gone: '此条目已被他人删除' },
}
