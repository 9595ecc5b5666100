import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { inputPart } from '#ui/panes/bench-parts.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { errors } from '../../errors.ts'
import type { Round } from '../round/round.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './practice.module.css'
import type { UntimedEvent } from './use-round.ts'

interface TypeFieldProps {
  ref: RefObject<HTMLInputElement | null>
  round: Round
  hintId: string
  /** Set while there is nothing to type; a read-only field keeps the focus. */
  isReadOnly: boolean
  send: (event: UntimedEvent) => void
  /** The content beside the field. */
  children: ReactNode
}

/** The field for typing, with an input method or with codes. */
export function TypeField({ ref, round, hintId, isReadOnly, send, children }: TypeFieldProps) {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const id = useId()
  useTyping(ref, round.code, send)
  return (
    <>
      <div className={styles['entry']} {...inputPart}>
        <input
          ref={ref}
          className={styles['field']}
          defaultValue=""
          readOnly={isReadOnly}
          lang="zh-CN"
          aria-label={words.typeHere}
          aria-describedby={`${hintId} ${id}`}
          aria-invalid={round.isIncorrect || undefined}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
        />
        {children}
      </div>
      <p id={id} role="alert" className={styles['problem']}>
        {/* A new element each time, so that it is announced again. */}
        {round.isIncorrect && <span key={round.wrong}>{sentence(errors.incorrectCode())}</span>}
      </p>
    </>
  )
}

/**
 * Handles typing in a field, with or without an input method. During composition the input method controls the field,
 * and the committed text is removed at the end. Otherwise letters never enter the field, which shows `code`.
 */
function useTyping(field: RefObject<HTMLInputElement | null>, code: string, send: (event: UntimedEvent) => void): void {
  const latest = useRef({ code, send })
  latest.current = { code, send }
  const isComposing = useRef(false)

  useEffect(() => {
    if (field.current && !isComposing.current) field.current.value = code
  }, [field, code])

  useEffect(() => {
    const { current: input } = field
    if (!input) return
    const listening = new AbortController()
    const { signal } = listening
    const tell = (event: UntimedEvent) => latest.current.send(event)

    const show = () => {
      input.value = latest.current.code
    }
    input.addEventListener('keydown', (event) => !input.readOnly && countKey(event, tell), { signal })
    input.addEventListener(
      'beforeinput',
      (event) => {
        if (isComposing.current || event.isComposing || event.inputType === 'insertCompositionText') return
        event.preventDefault()
        if (event.inputType === 'insertText') takeTyped(event.data ?? '', tell)
        else if (event.inputType.startsWith('deleteContent')) tell({ type: 'backspace' })
      },
      { signal },
    )
    input.addEventListener(
      'compositionstart',
      () => {
        isComposing.current = true
      },
      { signal },
    )
    input.addEventListener(
      'compositionend',
      ({ data }) => {
        isComposing.current = false
        takeCommitted(data, tell)
        show()
      },
      { signal },
    )
    // Some browsers insert the committed text after compositionend.
    input.addEventListener('input', () => !isComposing.current && show(), { signal })
    return () => listening.abort()
  }, [field])
}

function countKey(
  { code, key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent,
  tell: (event: UntimedEvent) => void,
): void {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  const isTyped = [...key].length === 1 || key === 'Process' || key === 'Unidentified'
  if (isTyped && !ctrlKey && !metaKey && !altKey && !repeat) tell({ type: 'key', letter: letter?.toLowerCase() })
}

/** Sends letters as parts of codes, anything else as text. */
function takeTyped(text: string, tell: (event: UntimedEvent) => void): void {
  for (const character of text)
    if (/[a-z]/i.test(character)) tell({ type: 'letter', letter: character.toLowerCase() })
    else if (character === ' ') tell({ type: 'space' })
    else tell({ type: 'text', text: character })
}

/** Handles committed text; pressing Enter in an input method commits the letters of a code. */
function takeCommitted(text: string, tell: (event: UntimedEvent) => void): void {
  const isCode = /^[a-z]{1,4}$/i.test(text)
  if (isCode) takeTyped(text, tell)
  else if (text !== '') tell({ type: 'text', text })
  if (isCode && text.length < 4) tell({ type: 'space' })
}
