import { Button } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Round } from '../round/round.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './practice.module.css'

interface RoundButtonsProps {
  state: Round['state']
  isEmpty: boolean
  /** Goes on to the next group of the lesson; undefined if there is none. */
  onNext: (() => void) | undefined
  onSend: (type: 'start' | 'pause' | 'finish') => void
  onReset: () => void
}

/** Start, which typing does too, then Pause; the likeliest next action is the filled button. */
export function RoundButtons({ state, isEmpty, onNext, onSend, onReset }: RoundButtonsProps) {
  const words = usePageTexts<PageTexts>()
  const isDone = state === 'done'
  return (
    <div className={styles['buttons']}>
      <Button onClick={onReset} disabled={isEmpty}>
        {isDone ? words.again : words.reset}
      </Button>
      {!isDone && (
        <Button onClick={() => onSend('finish')} disabled={state === 'idle'}>
          {words.complete}
        </Button>
      )}
      {isDone ? (
        <Button look="filled" disabled={!onNext} onClick={onNext}>
          {words.nextGroup}
        </Button>
      ) : (
        <Button look="filled" disabled={isEmpty} onClick={() => onSend(state === 'running' ? 'pause' : 'start')}>
          {state === 'running' ? words.pause : state === 'paused' ? words.resume : words.start}
        </Button>
      )}
    </div>
  )
}
