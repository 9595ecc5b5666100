import { fill } from '#kit/sentence.ts'
import type { ToolError } from '#kit/tool-error.ts'
import { Button } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'
import { useIsSlow } from '../run/use-is-slow.ts'
import { useSentence } from '../tool/use-sentence.ts'
import styles from './opening-state.module.css'

type Waiting = { state: 'running'; share: number; since: number }
type Refused = { state: 'refused'; error: ToolError | undefined }

/** Says why nothing is shown yet: it is loading, or has failed. */
export function OpeningState({ opening, onAgain }: { opening: Waiting | Refused; onAgain: () => void }) {
  const words = useTexts(texts)
  const sentence = useSentence()
  if (opening.state === 'running') return <Running opening={opening} />
  return (
    <p className={styles['state']} data-kind="danger">
      <span role="alert">{opening.error ? sentence(opening.error) : words.broken}</span>
      {!opening.error && (
        <Button size="small" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </p>
  )
}

function Running({ opening }: { opening: Waiting }) {
  const words = useTexts(texts)
  if (!useIsSlow({ ...opening, output: undefined })) return null
  return <p className={styles['state']}>{fill(words.opening, { percent: Math.round(opening.share * 100) })}</p>
}

const texts = {
  en: { opening: 'Opening, {percent}%', broken: 'This view could not be opened', again: 'Try again' },
  zh: { opening: '正在打开，{percent}%', broken: '无法打开此视图', again: '重试' },
}
