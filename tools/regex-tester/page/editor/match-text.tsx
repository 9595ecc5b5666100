import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { headOf, longestPlain } from '#ui/editor/long-text.ts'
import { furnitureErrors } from '#ui/language/furniture-errors.ts'
import { useLanguage } from '#ui/language/language.ts'
import { carriedBy } from '#ui/transfer/carried.ts'
import type { MatchEditorProps } from './match-editor.tsx'
import styles from './text.module.css'

/**
 * The field of the text: a plain text area at first, without a script too. The editor that marks matches takes its place
 * when somebody comes near it, or there is something to mark.
 */
export function MatchText(props: MatchEditorProps) {
  const { value, label, placeholder, marks, onChange } = props
  const [Editor, setEditor] = useState<ComponentType<MatchEditorProps>>()
  const area = useRef<HTMLTextAreaElement>(null)
  const start = useRef<MatchEditorProps['start']>(undefined)
  const announce = useAnnounce()
  const language = useLanguage()

  async function upgrade(): Promise<void> {
    const loaded = await import('./match-editor.tsx').catch(() =>
      announce(furnitureErrors.editorFailed.sentence[language]),
    )
    const { current } = area
    // The text area stays and works where nothing came, and what an input method is composing would be lost.
    if (!loaded || !current || current.dataset['composing'] !== undefined) return
    const isFocused = document.activeElement === current
    start.current = isFocused ? { from: current.selectionStart, to: current.selectionEnd } : undefined
    flushSync(() => setEditor(() => loaded.MatchEditor))
  }

  const isWanted = value.length > longestPlain || marks.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is something to mark, or much to lay out
  useEffect(() => {
    if (isWanted) void upgrade()
  }, [isWanted])

  // Typed before this came alive: React has not heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const typed = area.current?.value
    if (typed && value === '') onChange(typed)
  }, [])

  if (Editor) {
    return (
      <div className={styles['editor']}>
        <Editor {...props} start={start.current} />
      </div>
    )
  }
  const isLong = value.length > longestPlain
  return (
    <textarea
      ref={area}
      className={styles['area']}
      aria-label={label}
      placeholder={placeholder}
      readOnly={isLong}
      value={isLong ? headOf(value) : value}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onPaste={(event) => {
        const text = carriedBy(event.clipboardData).text
        if (text.length <= longestPlain) return
        event.preventDefault()
        const { selectionStart, selectionEnd } = event.currentTarget
        onChange(isLong ? text : value.slice(0, selectionStart) + text + value.slice(selectionEnd))
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={() => void upgrade()}
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
