import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Pane } from '#ui/panes/pane.tsx'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { useDrop } from '#ui/transfer/use-drop.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './image-pane.module.css'
import { Picker } from './picker.tsx'

interface ImagePaneProps {
  file: File
  /** The rasterized file, once it is available. */
  image: File | undefined
  isBad: boolean
  /** Adds a color; returns the message to announce. */
  onPick: (hex: string) => string
  onChange: (file: File | undefined) => void
}

/** The image to add colors from. */
export function ImagePane({ file, image, isBad, onPick, onChange }: ImagePaneProps) {
  const words = usePageTexts<PageTexts>()
  const { input } = useToolTexts<typeof en>()
  const chooser = useRef<HTMLInputElement>(null)
  const isOver = useDrop(({ files: [dropped] }) => dropped && onChange(dropped))
  return (
    <Pane
      title={input.file.label}
      size={sizeOf(file.size)}
      isBad={isBad}
      isDraggedOver={isOver}
      hasDivider={false}
      tools={
        <IconButton label={words.remove} onClick={() => onChange(undefined)}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      }
    >
      <div className={styles['image']}>
        {image && <Picker key={`${file.name} ${file.lastModified} ${file.size}`} file={image} onPick={onPick} />}
        <div className={styles['chosen']}>
          <b>{file.name}</b>
          <Button size="small" onClick={() => chooser.current?.click()}>
            {words.other}
          </Button>
        </div>
        <div data-bench="file">
          <input
            ref={chooser}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={input.file.label}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </div>
      </div>
    </Pane>
  )
}
