import { IconFolder, IconPlus, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { SamplesMenu } from '../bench/samples-menu.tsx'
import { useCommand } from '../commands/use-command.ts'
import { Button } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'
import { DropOverlay } from '../transfer/drop-overlay.tsx'
import { pathOf } from '../transfer/file-path.ts'
import { useFilesDrop } from '../transfer/use-files-drop.ts'
import styles from './batch.module.css'

interface FileDropStripProps {
  /** The accepted kind: "Images". */
  label: string
  /** The instruction: "Drop images anywhere on this page, or paste". */
  hint: string
  /** The effect of a drop: "Drop to compress". */
  dropSentence: string
  /** As in the `accept` attribute: media types and extensions. */
  accept?: string
  /** Selects the accepted files of a folder. */
  isAccepted?: (file: File) => boolean
  onFiles: (files: File[]) => void
}

/** Takes files: dropped anywhere on the page, pasted, chosen one by one or as a folder. */
export function FileDropStrip(props: FileDropStripProps) {
  const { label, hint, dropSentence, accept, isAccepted = () => true, onFiles } = props
  const words = useTexts(texts)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  useCommand('go-to-input', () => add.current?.focus())
  const isOver = useFilesDrop((dropped) => {
    const accepted = dropped.filter((file) => pathOf(file) === file.name || isAccepted(file))
    if (accepted.length > 0) onFiles(accepted)
  })
  const take = (input: HTMLInputElement, filter: (file: File) => boolean) => {
    onFiles([...(input.files ?? [])].filter(filter))
    // The same file chosen again is a change too.
    input.value = ''
  }

  return (
    <div className={styles['strip']}>
      {isOver && <DropOverlay sentence={dropSentence} />}
      <IconUpload size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles['hint']}>{hint}</span>
      <SamplesMenu />
      <Button size="small" className={styles['folder']} onClick={() => folder.current?.click()}>
        <IconFolder size={16} stroke={1.75} /> {words.folder}
      </Button>
      <Button ref={add} size="small" onClick={() => files.current?.click()}>
        <IconPlus size={16} stroke={1.75} /> {words.add}
      </Button>
      <div data-bench="file" className="visually-hidden">
        <input
          ref={files}
          type="file"
          multiple
          accept={accept}
          tabIndex={-1}
          aria-label={label}
          onChange={({ currentTarget }) => take(currentTarget, () => true)}
        />
      </div>
      <input
        ref={folder}
        type="file"
        {...{ webkitdirectory: '' }}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.folder}
        onChange={({ currentTarget }) => take(currentTarget, isAccepted)}
      />
    </div>
  )
}

const texts = {
  en: { folder: 'Folder', add: 'Add' },
  zh: { folder: '文件夹', add: '添加' },
}
