import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AdminRecord } from '#contract/data-list.ts'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { call } from '../../api/call.ts'
import { CallError, serverMessage } from '../../api/call-error.ts'
import { showToast } from '../../toast/show-toast.ts'
import { nameOf, withEnable } from './record-value.ts'
import { cachedRecord, cancelReads, changeCached, refreshRecords } from './records-query.ts'
import { sortNumbersAfterMove } from './sort-numbers.ts'

/** The maximum number of records that one call deletes. */
const maxDeletions = 100

export interface RecordActions {
  /** The last error, until it is dismissed or an action succeeds. */
  problem: string | undefined
  dismiss: () => void
  enable: (ids: readonly number[], enable: boolean) => Promise<void>
  remove: (record: AdminRecord) => Promise<void>
  removeAll: (ids: readonly number[]) => Promise<void>
  /** Takes the list after the move, and the index of the moved item. */
  move: (list: readonly AdminRecord[], index: number) => Promise<void>
}

/**
 * The actions on records of the list. They are optimistic, sent to the server one after the other, and followed by a
 * refetch at the end: if the server refuses, the list is the server's again, and the reason is shown.
 */
export function useRecordActions(): RecordActions {
  const words = useTexts(texts)
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const last = useRef<Promise<void>>(Promise.resolve())

  /** Shows a change, then sends it after all earlier ones. */
  function enqueue(show: (list: AdminRecord[]) => AdminRecord[], send: () => Promise<void>): Promise<void> {
    setProblem(undefined)
    last.current = last.current.then(async () => {
      await cancelReads(client)
      changeCached(client, show)
      await send().catch((error: unknown) => {
        const isStale = error instanceof CallError && error.code === 409
        setProblem(isStale ? words.stale : serverMessage(error, words.failed))
      })
      await refreshRecords(client)
    })
    return last.current
  }

  async function write(id: number, change: (record: AdminRecord) => Partial<Pick<AdminRecord, 'value' | 'sort'>>) {
    const held = cachedRecord(client, id)
    if (!held) return
    const changed = await call('updateRecord', { body: { id, ...change(held), version: held.version } })
    changeCached(client, (list) => list.map((record) => (record.id === id ? changed : record)))
  }

  return {
    problem,
    dismiss: () => setProblem(undefined),

    enable: (ids, enable) =>
      enqueue(
        (list) =>
          list.map((record) => (ids.includes(record.id) ? { ...record, value: withEnable(record, enable) } : record)),
        async () => {
          for (const id of ids) await write(id, (record) => ({ value: withEnable(record, enable) }))
        },
      ),

    remove: (record) =>
      enqueue(
        (list) => list.filter(({ id }) => id !== record.id),
        async () => {
          await call('deleteRecords', { body: { id: record.id } })
          const { kind, key, value, sort } = record
          // It is deleted already, so closing the page loses nothing.
          const undo = () =>
            void enqueue(
              (list) => list,
              async () => {
                await call('createRecord', { body: { kind, key, value, sort } })
              },
            )
          showToast({ text: fill(words.deleted, { name: nameOf(record) }), undo })
        },
      ),

    removeAll: (ids) =>
      enqueue(
        (list) => list.filter(({ id }) => !ids.includes(id)),
        async () => {
          for (let at = 0; at < ids.length; at += maxDeletions)
            await call('deleteRecords', { body: { ids: ids.slice(at, at + maxDeletions) } })
          showToast({ text: fill(words.deletedMany, { count: ids.length }) })
        },
      ),

    move: (list, index) => {
      const sorts = sortNumbersAfterMove(list, index)
      const numbers = new Map(sorts.map(({ id, sort }) => [id, sort]))
      const places = new Map(list.map(({ id }, place) => [id, place]))
      return enqueue(
        (held) =>
          held
            .map((record) => ({ ...record, sort: numbers.get(record.id) ?? record.sort }))
            .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
        async () => {
          for (const { id, sort } of sorts) await write(id, () => ({ sort }))
        },
      )
    },
  }
}

const texts = {
  en: {
    deleted: '“{name}” deleted',
    deletedMany: '{count} deleted',
    failed: 'The change could not be saved',
    stale:
      'Someone else changed this at the same time. The list now shows what they saved; please make your change again.',
  },
  zh: {
    deleted: '已删除“{name}”',
    deletedMany: '已删除 {count} 项',
    failed: '无法保存',
    stale: '刚才有人修改了同一项。列表已显示对方保存的内容，请重新更改。',
  },
}
