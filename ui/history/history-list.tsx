import { lazy, Suspense, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button } from '../controls/button.tsx'
import { focusNextRow } from '../controls/focus-next-row.ts'
import { UndoButton } from '../controls/undo-button.tsx'
import type { Removal } from '../device/removal.ts'
import { useTexts } from '../language/language.ts'
import { useLatest } from '../run/use-latest.ts'
import { useToolDirectory } from '../tool/tool-directory.ts'
import styles from './history.module.css'
import { useHistory } from './use-history.tsx'

// Without entries, as on a first visit, neither is needed.
const HistoryRow = lazy(() => import('./history-row.tsx'))
const DownloadAll = lazy(() => import('./download-all.tsx').then((module) => ({ default: module.DownloadAll })))

/** The history of the tool on this device, the newest first. Deleting can be undone. */
export function HistoryList() {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const { root } = useToolDirectory()
  const { entries, isOn, isSecret, isStored, remove, putBack, turn } = useHistory()
  const [removal, setRemoval] = useState<Removal>()
  const [note, setNote] = useState('')
  const begin = useLatest()
  const list = useRef<HTMLUListElement>(null)
  const onOff = useRef<HTMLButtonElement>(null)

  async function removeAnd(index: number, id?: string): Promise<void> {
    const signal = begin()
    const removed = await remove(id)
    if (signal.aborted) return
    announce(words.deleted)
    // Another tab may have removed it already.
    setRemoval(removed.entries.length > 0 ? removed : undefined)
    focusNextRow(list.current, index, () => onOff.current?.focus())
  }

  return (
    <section id="history" className={styles['history']} aria-labelledby="history-title">
      <header>
        <h2 id="history-title">{words.history}</h2>
        <span>{isOn ? (isStored ? words.here : words.notStored) : isSecret ? words.offAtFirst : words.off}</span>
        <a href={`${root}/settings#kept`}>{words.all}</a>
        <span role="status">{note}</span>
        {removal && (
          <UndoButton
            key={removal.order.join()}
            onUndo={() => {
              setRemoval(undefined)
              void putBack(removal)
            }}
            onExpire={() => setRemoval(undefined)}
          />
        )}
        <Button
          look="quiet"
          size="small"
          style={{ marginLeft: 'auto' }}
          ref={onOff}
          aria-pressed={isOn}
          onClick={() => turn(!isOn)}
        >
          {isOn ? words.turnOff : words.turnOn}
        </Button>
        {entries.length > 1 && (
          <Suspense>
            <DownloadAll entries={entries} />
          </Suspense>
        )}
        {entries.length > 0 && (
          <Button look="quiet" size="small" onClick={() => void removeAnd(0)}>
            {words.clear}
          </Button>
        )}
      </header>
      <ul ref={list}>
        {entries.slice(0, 10).map((entry, index) => (
          <Suspense key={entry.id}>
            <HistoryRow
              entry={entry}
              onRemove={() => void removeAnd(index, entry.id)}
              onRestore={(isWhole) => setNote(isWhole ? '' : fill(words.filesGone, { files: entry.input }))}
            />
          </Suspense>
        ))}
      </ul>
    </section>
  )
}

const texts = {
  en: {
    history: 'History',
    here: 'Saved on this device only',
    all: 'Data on this device',
    notStored: 'Saved only until you leave this page: the browser does not store it',
    off: 'Off: nothing new is saved',
    offAtFirst: 'Off: what you enter here may be sensitive. Turn it on to save it on this device',
    filesGone: 'Options restored. Choose {files} again: files are not saved',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    clear: 'Clear all',
    deleted: 'Deleted',
  },
  zh: {
    history: '历史记录',
    here: '仅保存在本机',
    all: '本机数据',
    notStored: '浏览器无法存储，仅保留到离开本页为止',
    off: '已停用，不再保存新记录',
    offAtFirst: '已停用：内容可能含敏感信息，启用后仅保存在本机',
    filesGone: '选项已恢复。文件不会被保存，请重新选择 {files}',
    turnOff: '停用',
    turnOn: '启用',
    clear: '全部清除',
    deleted: '已删除',
  },
}
