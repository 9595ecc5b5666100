import { useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button } from '#ui/controls/button.tsx'
import { UndoButton } from '#ui/controls/undo-button.tsx'
import { download } from '#ui/save/save.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { errors } from '../../errors.ts'
import { exportBackup, importBackup } from '../kept/backup.ts'
import { maxArticles, type PracticeData, practiceStore } from '../kept/practice-data.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './more.module.css'

/** In MB. Twenty long texts and five hundred results take a fifth of it. */
const maxMegabytes = 5

/** Exports, imports and deletes the practice data. */
export function DataButtons({ data }: { data: PracticeData }) {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const announce = useAnnounce()
  const chooser = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState<{ text: string; isBad?: boolean }>({ text: '' })
  const [removed, setRemoved] = useState<PracticeData>()

  async function importFile(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      if (file.size > maxMegabytes * 1e6) throw errors.tooLarge({ limit: maxMegabytes })
      const text = await file.text()
      let leftOut = 0
      practiceStore.update((now) => {
        const imported = importBackup(now, text)
        leftOut = imported.leftOut
        return imported.data
      })
      if (leftOut > 0) {
        // An alert is announced by itself.
        setMessage({ text: fill(words.importedInPart, { count: leftOut, max: maxArticles }), isBad: true })
      } else {
        setMessage({ text: words.imported })
        announce(words.imported)
      }
    } catch (error) {
      setMessage({ text: sentence(error as Error), isBad: true })
    }
  }

  function remove(): void {
    setRemoved(data)
    practiceStore.update((now) => ({ ...now, results: [], missed: {}, letters: {} }))
    setMessage({ text: words.deleted })
    announce(words.deleted)
  }

  return (
    <div className={styles['buttons']}>
      <Button
        onClick={() => download(new File([exportBackup(data)], 'practice-wubi.json', { type: 'application/json' }))}
      >
        {words.exportData}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={words.importData}
        onChange={({ currentTarget }) => {
          void importFile(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Button onClick={() => chooser.current?.click()}>{words.importData}</Button>
      <Button onClick={remove}>{words.deleteData}</Button>
      {removed && (
        <UndoButton
          onUndo={() => {
            const { results, missed, letters } = removed
            practiceStore.update((now) => ({ ...now, results, missed, letters }))
            setRemoved(undefined)
            setMessage({ text: '' })
          }}
          onExpire={() => setRemoved(undefined)}
        />
      )}
      <span role={message.isBad ? 'alert' : undefined} data-bad={message.isBad}>
        {message.text}
      </span>
    </div>
  )
}
