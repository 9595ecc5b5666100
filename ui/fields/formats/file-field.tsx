import { IconArrowUp, IconUpload, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { useAnnounce } from '../../controls/announcer.tsx'
import { Button, IconButton } from '../../controls/button.tsx'
import { useTexts } from '../../language/language.ts'
import { sizeOf } from '../../text/measure-text.ts'
import { useDrop } from '../../transfer/use-drop.ts'
import { FieldFrame } from '../field-frame.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './format-controls.module.css'

/** One file or several, which can be reordered: chosen by its button, or dropped or pasted on it. */
export function FileField({ schema, text, value, error, onChange }: FormatControlProps) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const zone = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isList = schema.type === 'array'
  const files = [value].flat().filter((each) => each instanceof File)

  const change = (next: File[]) => onChange(isList ? (next.length > 0 ? next : undefined) : next.at(-1))
  const add = (more: File[]) => {
    if (more.length > 0) change(isList ? [...files, ...more] : more.slice(0, 1))
  }
  const isOver = useDrop((carried) => (carried.files.length > 0 ? add(carried.files) : announce(words.folder)), zone)
  const remove = (index: number) => {
    announce(joinLabel(words.removed, files[index]?.name ?? ''))
    change(files.toSpliced(index, 1))
    // The focused button is gone.
    button.current?.focus()
  }
  const moves = useRef<(HTMLButtonElement | null)[]>([])
  const moveUp = (index: number) => {
    const moved = files.slice(index, index + 1)
    change(files.toSpliced(index, 1).toSpliced(index - 1, 0, ...moved))
    announce(fill(words.movedTo, { name: moved[0]?.name ?? '', place: index }))
    // The focus moves along; the first has no such button.
    const next = moves.current[index - 1] ?? button.current
    next?.focus()
  }

  return (
    <FieldFrame label={text.label} description={text.help} error={error}>
      {({ className, ...ids }) => (
        <div ref={zone} className={styles['files']} data-over={isOver || undefined}>
          {files.length > 0 && (
            <ul aria-label={text.label}>
              {files.map((file, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, size and date
                <li key={index}>
                  <span className={styles['name']}>{file.name}</span>
                  <span className={styles['size']}>{sizeOf(file.size)}</span>
                  {index > 0 && (
                    <IconButton
                      ref={(element) => {
                        moves.current[index] = element
                      }}
                      label={joinLabel(words.moveUp, file.name)}
                      onClick={() => moveUp(index)}
                    >
                      <IconArrowUp size={16} stroke={1.75} />
                    </IconButton>
                  )}
                  <IconButton label={joinLabel(words.remove, file.name)} onClick={() => remove(index)}>
                    <IconX size={16} stroke={1.75} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <input
            {...ids}
            ref={chooser}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            multiple={isList}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])])
              // Choosing the same file again must fire a change event.
              currentTarget.value = ''
            }}
          />
          <Button ref={button} aria-describedby={ids['aria-describedby']} onClick={() => chooser.current?.click()}>
            <IconUpload size={16} stroke={1.75} />
            {isList ? (files.length > 0 ? words.more : words.several) : files.length > 0 ? words.other : words.one}
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}

const texts = {
  en: {
    one: 'Choose or drop a file',
    other: 'Choose another',
    several: 'Choose or drop files',
    more: 'Add files',
    remove: 'Remove',
    removed: 'Removed',
    moveUp: 'Move up',
    movedTo: '{name} is number {place} now',
    folder: 'This is a folder. Drop a file.',
  },
  zh: {
    one: '选择或拖入文件',
    other: '选择其他文件',
    several: '选择或拖入多个文件',
    more: '添加文件',
    remove: '移除',
    removed: '已移除',
    moveUp: '上移',
    movedTo: '{name} 已移到第 {place} 位',
    folder: '这是文件夹，请拖入文件。',
  },
}
