import { useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { Modal } from '#ui/controls/modal.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './practice.module.css'
import type { TableState } from './use-table.ts'

/** A dialog to upload a code table, or to return to the built-in one. */
export function TableDialog({ tables: { ownName, error, upload, reset } }: { tables: TableState }) {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const [isOpen, setOpen] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const name = fill(words.codeTableIs, { name: ownName ?? words.builtIn })
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <Modal className={styles['dialog'] ?? ''} aria-label={words.codeTable} onClose={() => setOpen(false)}>
          <div>
            <h2>{name}</h2>
            <p>{words.tableForm}</p>
            <pre>{examples}</pre>
            <p role="alert" data-bad="">
              {error && sentence(error)}
            </p>
            <input
              ref={chooser}
              type="file"
              hidden
              accept=".json,application/json"
              aria-label={words.uploadTable}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) void upload(file)
                currentTarget.value = ''
              }}
            />
            <div className={styles['buttons']}>
              <Button onClick={() => chooser.current?.click()}>{words.uploadTable}</Button>
              <Button disabled={!ownName} onClick={() => void reset()}>
                {words.resetTable}
              </Button>
              <Button look="filled" onClick={() => setOpen(false)}>
                {words.close}
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}

const examples = [{ 字: 'pb pbf' }, { pb: ['字'] }].map((each) => JSON.stringify(each)).join('\n')
