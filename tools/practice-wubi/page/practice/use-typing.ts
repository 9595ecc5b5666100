import { type RefObject, useEffect, useRef } from 'react'
import type { Untimed } from './use-round.ts'

/**
 * Hears what is typed into a field, with an input method or without one. While an input method composes, the field is
 * its own; what it commits is taken out at the end, and letters without one never come in: the field shows `code`.
 */
export function useTyping(
  field: RefObject<HTMLInputElement | null>,
  code: string,
  send: (event: Untimed) => void,
): void {
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
    const tell = (event: Untimed) => latest.current.send(event)

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
    // Some browsers put in what was committed after they say that it was.
    input.addEventListener('input', () => !isComposing.current && show(), { signal })
    return () => listening.abort()
  }, [field])
}

function countKey(
  { code, key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent,
  tell: (event: Untimed) => void,
): void {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  const isTyped = [...key].length === 1 || key === 'Process' || key === 'Unidentified'
  if (isTyped && !ctrlKey && !metaKey && !altKey && !repeat) tell({ type: 'key', letter: letter?.toLowerCase() })
}

/** Letters are codes, the rest is what it is. */
function takeTyped(text: string, tell: (event: Untimed) => void): void {
  for (const character of text)
    if (/[a-z]/i.test(character)) tell({ type: 'letter', letter: character.toLowerCase() })
    else if (character === ' ') tell({ type: 'space' })
    else tell({ type: 'text', text: character })
}

/** Who presses Enter in an input method commits the letters of a code. */
function takeCommitted(text: string, tell: (event: Untimed) => void): void {
  const isCode = /^[a-z]{1,4}$/i.test(text)
  if (isCode) takeTyped(text, tell)
  else if (text !== '') tell({ type: 'text', text })
  if (isCode && text.length < 4) tell({ type: 'space' })
}
