import { type ClipboardEvent, type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnnounce } from '../controls/announcer.tsx'
import { furnitureErrors } from '../language/furniture-errors.ts'
import { useLanguage } from '../language/language.ts'
import { carriedBy } from '../transfer/carried.ts'
import type { CodeEditorProps } from './code-editor.tsx'
import type { EditorAddition, LoadedAddition } from './editor-addition.ts'
import { headOf, longestPlain } from './long-text.ts'
import styles from './text-editor.module.css'

interface TextEditorProps extends Omit<CodeEditorProps, 'start' | 'addition' | 'additionState'> {
  /** What a page adds to the editor. */
  addition?: EditorAddition | undefined
  /** The last good value, which the input no longer belongs to. */
  isStale?: boolean
}

let editor: ComponentType<CodeEditorProps> | undefined
const loadEditor = async (mediaType: string) => {
  editor ??= (await import('./code-editor.tsx')).CodeEditor
  // Its colors are there at once; without them it works as well.
  const { loadLanguage } = await import('./code-languages.ts')
  await loadLanguage(mediaType).catch(() => {})
}

/**
 * A field for text and code. It is a plain text area at first, without a script too; the code editor takes its place
 * when somebody comes near it, with the text, the selection and the focus as they are.
 */
export function TextEditor({ isStale, addition, ...props }: TextEditorProps) {
  const [Editor, setEditor] = useState<ComponentType<CodeEditorProps>>()
  const loadedAddition = useRef<LoadedAddition>(undefined)
  const area = useRef<HTMLTextAreaElement>(null)
  const start = useRef<CodeEditorProps['start']>(undefined)
  const { value, label, placeholder, isBad, readOnly, go, onChange } = props
  const announce = useAnnounce()
  const language = useLanguage()

  async function upgrade(): Promise<void> {
    try {
      const [loaded] = await Promise.all([addition?.load(), loadEditor(props.mediaType)])
      loadedAddition.current = loaded
    } catch {
      // The text area stays, and works.
      return announce(furnitureErrors.editorFailed.sentence[language])
    }
    const { current } = area
    // What an input method is composing would be lost.
    if (!current || current.dataset['composing'] !== undefined) return
    const isFocused = document.activeElement === current
    start.current = isFocused ? { from: current.selectionStart, to: current.selectionEnd } : undefined
    flushSync(() => setEditor(() => editor))
  }

  // A text area lays out every line it holds; the editor only those in view.
  const isLong = value.length > longestPlain
  const isNeeded = isLong || addition?.isNeeded === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once only the editor will do, or somebody wants to go to a place
  useEffect(() => {
    if (isNeeded || go) void upgrade()
  }, [isNeeded, go])

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const text = carriedBy(event.clipboardData).text
    if (text.length <= longestPlain || readOnly) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    // Where only the beginning of a text stands, there is no place in it to paste at: the new text replaces it.
    const [from, to] = isLong ? [0, value.length] : [selectionStart, selectionEnd]
    onChange?.(value.slice(0, from) + text + value.slice(to))
  }

  // Typed before this came alive: React has not heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const typed = area.current?.value
    if (typed && typed !== value && !readOnly && !isLong) onChange?.(typed)
  }, [])

  if (Editor) {
    return (
      <div className={styles['editor']} data-stale={isStale || undefined} data-readonly={readOnly || undefined}>
        <Editor {...props} start={start.current} addition={loadedAddition.current} additionState={addition?.state} />
      </div>
    )
  }
  return (
    <textarea
      ref={area}
      className={styles['area']}
      aria-label={label}
      aria-invalid={isBad || undefined}
      placeholder={placeholder}
      data-stale={isStale || undefined}
      readOnly={readOnly || isLong}
      value={isLong ? headOf(value) : value}
      onPaste={paste}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onFocus={upgrade}
      onPointerEnter={() => void loadEditor(props.mediaType).catch(() => {})}
      onCompositionStart={({ currentTarget }) => {
        currentTarget.dataset['composing'] = ''
      }}
      onCompositionEnd={({ currentTarget }) => {
        delete currentTarget.dataset['composing']
        void upgrade()
      }}
    />
  )
}
