import { IconClipboard, IconFolder } from '@tabler/icons-react'
import { lazy, type ReactNode, type Ref, Suspense, useImperativeHandle, useMemo, useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { IconButton } from '../controls/button.tsx'
import { ClearButton, useClearing } from '../controls/clear-button.tsx'
import { useTexts } from '../language/language.ts'
import { Pane, PaneField } from '../panes/pane.tsx'
import type { PaneProps } from '../panes/pane-props.ts'
import { isHeld } from '../text/held-text.ts'
import { maxEditedLength } from '../text/long-text.ts'
import { measureText, sizeOf } from '../text/measure-text.ts'
import type { TransferContents } from '../transfer/transfer-contents.ts'
import { useDrop } from '../transfer/use-drop.ts'
import { BigText } from './big-text.tsx'
import type { CaretPosition } from './code-editor.tsx'
import type { EditorAddition } from './editor-addition.ts'
import { TextEditor } from './text-editor.tsx'
import { useTextSource } from './use-text-source.ts'

interface TextPaneProps extends PaneProps {
  /** Called with the file's name too, where the text came from a file; it is empty after a paste by button. */
  onChange: (value: unknown, fileName?: string) => void
  /** Takes a file that holds no text. Left out, the tool turns to what takes it, or it is said that nothing does. */
  onFile?: (file: File) => void
  /** Takes the second of several files that were dropped. */
  onSecondFile?: (file: File) => void
  /** Takes folders that were dropped. */
  onFolders?: (folders: FileSystemDirectoryEntry[]) => void
  /** Opens a file that was dropped elsewhere. */
  opener?: Ref<(file: File) => void>
  /** The name of its file is said elsewhere. */
  isNamed?: boolean
  /** Where the caret is to go. */
  go?: CaretPosition | undefined
  /** Says how long the text is, where that is not in characters and bytes. */
  measure?: (text: string) => string
  /** Whether the swap button is at its edge. */
  hasDivider?: boolean
  /** What stands in the empty field: what belongs there, and how it gets there. */
  placeholder?: string
  /** What a page adds to the editor. */
  addition?: EditorAddition | undefined
  /** What stands in the head besides. */
  tools?: ReactNode
  /** What shows the text in place of the editor. */
  children?: ReactNode
  /** What stands below the text. */
  foot?: ReactNode
}

// With the first file.
const FileNote = lazy(() => import('../intake/file-note.tsx'))

/** A text to work on: type it, paste it, open or drop a file with it. */
export function TextPane(props: TextPaneProps) {
  const {
    text,
    mediaType,
    value,
    isFirst,
    isBad,
    go,
    measure,
    hasDivider = true,
    addition,
    placeholder,
    tools,
    children,
    foot,
    onFile,
    onSecondFile,
    onFolders,
    opener,
    isNamed = false,
    onChange,
  } = props
  const words = useTexts(texts)
  const chooser = useRef<HTMLInputElement>(null)
  const isFilled = isHeld(value) || (typeof value === 'string' && value !== '')
  const clearing = useClearing(value, { isFilled, empty: '', onChange })
  const size = useMemo(() => sizeText(value, measure, words.size), [words, measure, value])

  const pane = useRef<HTMLElement>(null)
  const source = useTextSource(value, { onChange, onFile })
  const take = (carried: TransferContents) => {
    if (onFolders && carried.folders.length > 0) return onFolders(carried.folders)
    source.take(carried)
    const [, second] = carried.files
    if (second && carried.text === '') onSecondFile?.(second)
  }
  const isOver = useDrop(take, isFirst ? undefined : pane, { takesText: true })
  useImperativeHandle(opener, () => source.open)

  return (
    <Pane
      ref={pane}
      title={text.label}
      size={isFilled && size}
      isBad={isBad}
      isDraggedOver={isOver}
      hasDivider={hasDivider}
      onKeyDown={clearing.onKeyDown}
      tools={
        <>
          {tools}
          <IconButton label={words.paste} onClick={source.paste}>
            <IconClipboard size={18} stroke={1.75} />
          </IconButton>
          <IconButton label={words.open} onClick={() => chooser.current?.click()}>
            <IconFolder size={18} stroke={1.75} />
          </IconButton>
          <ClearButton isFilled={isFilled} label={words.clear} {...clearing} />
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={words.open}
            onChange={({ currentTarget }) => {
              source.open(currentTarget.files?.[0])
              // The same file chosen again is to be heard of again.
              currentTarget.value = ''
            }}
          />
        </>
      }
    >
      {source.origin && (
        <Suspense>
          <FileNote
            origin={source.origin}
            isNamed={isNamed}
            onCharset={(charset) => source.open(source.origin?.file, charset)}
          />
        </Suspense>
      )}
      <PaneField>
        {children ? (
          children
        ) : isHeld(value) || (typeof value === 'string' && value.length > maxEditedLength) ? (
          <BigText text={value} onClear={() => onChange('')} onPaste={source.put} />
        ) : (
          <TextEditor
            value={typeof value === 'string' ? value : ''}
            mediaType={mediaType}
            label={text.label}
            placeholder={placeholder ?? fill(words.bring, { help: text.help })}
            isBad={isBad}
            go={go}
            addition={addition}
            onChange={source.put}
          />
        )}
      </PaneField>
      {foot}
    </Pane>
  )
}

/** How long the text is; of a held one only the bytes are known. */
function sizeText(value: unknown, measure: TextPaneProps['measure'], template: string): string {
  if (isHeld(value)) return sizeOf(value.size)
  const text = typeof value === 'string' ? value : ''
  return measure ? measure(text) : fill(template, measureText(text))
}

const texts = {
  en: {
    size: '{characters|character|characters}, {bytes}',
    bring: '{help}: type, paste or drop a file',
    paste: 'Paste',
    open: 'Open file',
    clear: 'Clear',
  },
  zh: {
    size: '{characters} 个字符，{bytes}',
    bring: '{help}。可输入、粘贴或拖入文件',
    paste: '粘贴',
    open: '打开文件',
    clear: '清空',
  },
}
