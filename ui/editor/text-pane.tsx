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
  /** The second argument is the file's name if the text came from a file; empty after a paste by button. */
  onChange: (value: unknown, fileName?: string) => void
  /**
   * Takes a file that holds no text. Without it, the tool switches to an operation that takes it, or an error is shown.
   */
  onFile?: (file: File) => void
  /** Takes the second of several dropped files. */
  onSecondFile?: (file: File) => void
  /** Takes dropped folders. */
  onFolders?: (folders: FileSystemDirectoryEntry[]) => void
  /** A file dropped elsewhere, to be opened here. */
  opener?: Ref<(file: File) => void>
  /** Whether the file's name is shown elsewhere. */
  isNamed?: boolean
  /** Where to move the caret. */
  go?: CaretPosition | undefined
  /** Measures the text, if not in characters and bytes. */
  measure?: (text: string) => string
  /** Whether the swap button is at its edge. */
  hasDivider?: boolean
  /** The placeholder: what belongs there, and how to enter it. */
  placeholder?: string
  /** The page's extension of the editor. */
  addition?: EditorAddition | undefined
  /** Further content of the header. */
  tools?: ReactNode
  /** A view of the text instead of the editor. */
  children?: ReactNode
  /** Content below the text. */
  foot?: ReactNode
}

// Loaded with the first file.
const FileNote = lazy(() => import('../intake/file-note.tsx'))

/** A text input: typed, pasted, or read from an opened or dropped file. */
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
    keepsMark = false,
    onChange,
  } = props
  const words = useTexts(texts)
  const chooser = useRef<HTMLInputElement>(null)
  const isFilled = isHeld(value) || (typeof value === 'string' && value !== '')
  const clearing = useClearing(value, { isFilled, empty: '', onChange })
  const size = useMemo(() => sizeText(value, measure, words.size), [words, measure, value])

  const pane = useRef<HTMLElement>(null)
  const source = useTextSource(value, { onChange, onFile, keepsMark })
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
              // Choosing the same file again must fire a change event.
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

/** The length of the text; of a held one only in bytes. */
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
