import { useRef, useState } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button } from '#ui/controls/button.tsx'
import { UndoButton } from '#ui/controls/undo-button.tsx'
import { download } from '#ui/save/save.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { errors } from '../../errors.ts'
import { exportKept, importKept } from '../kept/backup.ts'
import { type Kept, kept as stored } from '../kept/kept.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './more.module.css'

/** In MB. Twenty long texts and five hundred results are a fifth of it. */
const maxMegabytes = 5

/** Takes what is kept along as a file, brings it back, or deletes it. */
export function DataButtons({ kept }: { kept: Kept }) {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const announce = useAnnounce()
  const chooser = useRef<HTMLInputElement>(null)
  const [said, say] = useState<{ text: string; isBad?: boolean }>({ text: '' })
  const [removed, setRemoved] = useState<Kept>()

  async function bring(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      if (file.size > maxMegabytes * 1e6) throw errors.tooLarge({ limit: maxMegabytes })
      const text = await file.text()
      stored.update((now) => importKept(now, text))
      say({ text: words.imported })
      announce(words.imported)
    } catch (error) {
      say({ text: sentence(error as Error), isBad: true })
    }
  }

  function remove(): void {
    setRemoved(kept)
    stored.update((now) => ({ ...now, results: [], missed: {}, letters: {} }))
    say({ text: words.deleted })
    announce(words.deleted)
  }

  return (
    <div className={styles['buttons']}>
      <Button
        onClick={() => download(new File([exportKept(kept)], 'practice-wubi.json', { type: 'application/json' }))}
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
          void bring(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Button onClick={() => chooser.current?.click()}>{words.importData}</Button>
      <Button onClick={remove}>{words.deleteData}</Button>
      {removed && (
        <UndoButton
          onUndo={() => {
            const { results, missed, letters } = removed
            stored.update((now) => ({ ...now, results, missed, letters }))
            setRemoved(undefined)
            say({ text: '' })
          }}
          onExpire={() => setRemoved(undefined)}
        />
      )}
      <span role={said.isBad ? 'alert' : undefined} data-bad={said.isBad}>
        {said.text}
      </span>
    </div>
  )
}
