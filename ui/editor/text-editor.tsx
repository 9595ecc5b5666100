import {
  type ClipboardEvent,
  type ComponentType,
  type CSSProperties,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useAnnounce } from '../controls/announcer.tsx'
import { linesWrap } from '../device/lines-wrap.ts'
import { useStored } from '../device/stored.ts'
import { furnitureErrors } from '../language/furniture-errors.ts'
import { useLanguage } from '../language/language.ts'
import { headOf, maxPlainLength } from '../text/long-text.ts'
import { transferContentsOf } from '../transfer/transfer-contents.ts'
import type { CodeEditorProps } from './code-editor.tsx'
import { isCode, loadedLanguage, loadLanguage } from './code-languages.ts'
import type { EditorAddition, LoadedAddition } from './editor-addition.ts'
import styles from './text-editor.module.css'

interface TextEditorProps extends Omit<CodeEditorProps, 'start' | 'addition' | 'additionState'> {
  /** The page's extension of the editor. */
  addition?: EditorAddition | undefined
  /** Whether it is the output of an earlier input. */
  isStale?: boolean
}

let editor: ComponentType<CodeEditorProps> | undefined
const additions = new Map<EditorAddition['load'], LoadedAddition>()

/** Whether everything for a text is loaded, so that the editor can render at once. */
const isLoaded = (mediaType: string, addition: EditorAddition | undefined): boolean =>
  editor !== undefined &&
  (!isCode(mediaType) || loadedLanguage(mediaType) !== undefined) &&
  (!addition || additions.has(addition.load))

async function loadAddition({ load }: EditorAddition): Promise<void> {
  additions.set(load, additions.get(load) ?? (await load()))
}

const loadEditor = async (mediaType: string) => {
  editor ??= (await import('./code-editor.tsx')).CodeEditor
  // Waits for the highlighter, but works without it too.
  await loadLanguage(mediaType).catch(() => {})
}

/**
 * A field for text and code. At first, and without scripts, it is a plain text area; the code editor replaces it
 * when it contains code, or on hover or focus, and keeps the text, the selection and the focus. Both lay
 * out the text at the same positions.
 */
export function TextEditor({ isStale, addition, ...props }: TextEditorProps) {
  const { value, label, mediaType, placeholder, isBad, readOnly, go, onChange } = props
  // A text area lays out every line; the editor only those in view.
  const isLong = value.length > maxPlainLength
  const hasNumbers = isCode(mediaType)
  const numbers = useMemo(() => (hasNumbers ? numbersWidth(value) : 0), [hasNumbers, value])
  const isNeeded = isLong || (hasNumbers && value !== '') || addition?.isNeeded === true
  const [Editor, setEditor] = useState<ComponentType<CodeEditorProps> | undefined>(() =>
    isNeeded && isLoaded(mediaType, addition) ? editor : undefined,
  )
  const area = useRef<HTMLTextAreaElement>(null)
  const start = useRef<CodeEditorProps['start']>(undefined)
  const announce = useAnnounce()
  const language = useLanguage()
  const wraps = useStored(linesWrap)

  async function upgrade(): Promise<void> {
    try {
      await Promise.all([addition && loadAddition(addition), loadEditor(mediaType)])
    } catch {
      // The text area stays usable.
      return announce(furnitureErrors.editorFailed.sentence[language])
    }
    const { current } = area
    // A composition of an input method would be lost.
    if (!current || current.dataset['composing'] !== undefined) return
    const isFocused = document.activeElement === current
    start.current = isFocused ? { from: current.selectionStart, to: current.selectionEnd } : undefined
    flushSync(() => setEditor(() => editor))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the text needs the editor, or a position is to be shown
  useEffect(() => {
    if (!Editor && (isNeeded || go)) void upgrade()
  }, [isNeeded, go])

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const text = transferContentsOf(event.clipboardData).text
    if (text.length <= maxPlainLength || readOnly) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    // With only the head of a text shown, there is no caret in it: a pasted text replaces all of it.
    const [from, to] = isLong ? [0, value.length] : [selectionStart, selectionEnd]
    onChange?.(value.slice(0, from) + text + value.slice(to))
  }

  // Typed before hydration, without React's events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const typed = area.current?.value
    if (typed && typed !== value && !readOnly && !isLong) onChange?.(typed)
  }, [])

  return (
    <div
      className={styles['field']}
      data-stale={isStale || undefined}
      data-readonly={readOnly || undefined}
      data-numbers={hasNumbers || undefined}
      data-unwrapped={!wraps || undefined}
      style={numbers > 0 ? ({ '--numbers-width': `${numbers}px` } as CSSProperties) : undefined}
    >
      {Editor ? (
        <Editor
          {...props}
          start={start.current}
          addition={addition && additions.get(addition.load)}
          additionState={addition?.state}
        />
      ) : (
        <textarea
          ref={area}
          className={styles['area']}
          aria-label={label}
          aria-invalid={isBad || undefined}
          placeholder={placeholder}
          readOnly={readOnly || isLong}
          value={isLong ? headOf(value) : value}
          onPaste={paste}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onFocus={upgrade}
          onPointerEnter={() => void loadEditor(mediaType).catch(() => {})}
          onCompositionStart={({ currentTarget }) => {
            currentTarget.dataset['composing'] = ''
          }}
          onCompositionEnd={({ currentTarget }) => {
            delete currentTarget.dataset['composing']
            void upgrade()
          }}
        />
      )}
    </div>
  )
}

/**
 * The width of the line numbers and fold marks, in pixels: the same whether the text area
 * or the editor is shown.
 */
function numbersWidth(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return minWidth + digitWidth * Math.max(0, String(lines).length - 2)
}

/** Space for two digits and the fold mark. */
const minWidth = 40
const digitWidth = 8
