import type { ReactNode, RefObject } from 'react'
import { useId } from 'react'
import { inputPart } from '#ui/panes/bench-parts.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { errors } from '../../errors.ts'
import type { Round } from '../round/round.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './practice.module.css'
import type { Untimed } from './use-round.ts'
import { useTyping } from './use-typing.ts'

interface TypeFieldProps {
  ref: RefObject<HTMLInputElement | null>
  round: Round
  hintId: string
  /** While there is nothing to type; it keeps the focus. */
  isReadOnly: boolean
  send: (event: Untimed) => void
  /** What stands beside the field. */
  children: ReactNode
}

/** Where everything is typed: with an input method, or codes without one. */
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
        {/* A new element each time: it is said again when it happens again. */}
        {round.isIncorrect && <span key={round.wrong}>{sentence(errors.incorrectCode())}</span>}
      </p>
    </>
  )
}
