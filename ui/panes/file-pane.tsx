import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button } from '../controls/button.tsx'
import { ClearButton, useClearing } from '../controls/clear-button.tsx'
import { ImagePreview } from '../image/image-preview.tsx'
import { useTexts } from '../language/language.ts'
import { sizeOf } from '../text/measure-text.ts'
import { useDrop } from '../transfer/use-drop.ts'
import { Pane } from './pane.tsx'
import type { PaneProps } from './pane-props.ts'
import styles from './panes.module.css'

/** A file to work on: choose it, paste it, or drop it anywhere on the page. */
export function FilePane({ text, value, isFirst, isBad, onChange }: PaneProps) {
  const words = useTexts(texts)
  const chooser = useRef<HTMLInputElement>(null)
  const file = value instanceof File ? value : undefined
  const clearing = useClearing(value, { isFilled: file !== undefined, empty: undefined, onChange })
  const pane = useRef<HTMLElement>(null)
  const announce = useAnnounce()
  const isOver = useDrop(
    ({ files: [dropped] }) => (dropped ? onChange(dropped) : announce(words.folder)),
    isFirst ? undefined : pane,
  )

  return (
    <Pane
      ref={pane}
      title={text.label}
      size={file && sizeOf(file.size)}
      isBad={isBad}
      isDraggedOver={isOver}
      onKeyDown={clearing.onKeyDown}
      tools={<ClearButton isFilled={file !== undefined} label={words.clear} {...clearing} />}
    >
      <div className={styles['drop']}>
        <div className={styles['dropped']}>
          {file ? (
            <span className={styles['chosen']}>
              {file.type.startsWith('image/') && <ImagePreview file={file} />}
              <span>
                <b>{file.name}</b>
                <span>{file.type || words.unknown}</span>
              </span>
            </span>
          ) : (
            <>
              <IconUpload size={24} stroke={1.75} />
              <span>{words.drop}</span>
            </>
          )}
          <Button onClick={() => chooser.current?.click()}>{file ? words.other : words.choose}</Button>
          <div data-bench="file">
            <input
              ref={chooser}
              type="file"
              className="visually-hidden"
              tabIndex={-1}
              aria-label={text.label}
              onChange={({ currentTarget }) => {
                onChange(currentTarget.files?.[0])
                currentTarget.value = ''
              }}
            />
          </div>
        </div>
      </div>
    </Pane>
  )
}

const texts = {
  en: {
    drop: 'Drop a file anywhere on this page, or paste',
    choose: 'Choose file',
    other: 'Choose another',
    clear: 'Remove file',
    unknown: 'Unknown type',
    folder: 'This is a folder. Drop a file.',
  },
  zh: {
    drop: '将文件拖到页面任意位置，或粘贴',
    choose: '选择文件',
    other: '选择其他文件',
    clear: '移除文件',
    unknown: '未知类型',
    folder: '这是文件夹，请拖入文件。',
  },
}
