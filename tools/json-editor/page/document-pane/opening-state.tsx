import { fill } from '#kit/sentence.ts'
import { ariaKeys } from '#ui/commands/aria-keys.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import { Button } from '#ui/controls/button.tsx'
import { useIsSlow } from '#ui/run/use-is-slow.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { errors } from '../../errors.ts'
import { useDocument } from '../document/document-context.tsx'
import type { Opening } from '../document/use-remote-document.ts'
import { InvalidJsonActions } from '../results/invalid-json-actions.tsx'
import type { PageTexts } from '../texts.en.ts'
import styles from './document-pane.module.css'

/** Why there is no tree or table to see: the document is on its way, was stopped, or is no JSON. */
export function OpeningState({ opening }: { opening: Opening }) {
  const { remoteState } = useDocument()
  const words = usePageTexts<PageTexts>()
  useCommand('cancel', opening.state === 'running' ? remoteState.cancel : undefined)
  if (opening.state === 'running') return <Running opening={opening} onCancel={remoteState.cancel} />
  if (opening.state === 'refused') return <Refused {...opening.issue} />
  if (opening.state === 'open' || opening.state === 'closed') return null
  const sentence = { cancelled: words.cancelled, unreadable: words.unreadable, broken: words.notOpened }[opening.state]
  return (
    <p className={styles['state']} data-kind={opening.state === 'cancelled' ? undefined : 'danger'}>
      <span role="alert">{sentence}</span>
      <Button size="small" onClick={remoteState.again}>
        {words.again}
      </Button>
    </p>
  )
}

function Running({ opening, onCancel }: { opening: Extract<Opening, { state: 'running' }>; onCancel: () => void }) {
  const words = usePageTexts<PageTexts>()
  if (!useIsSlow(opening)) return null
  return (
    <p className={styles['state']}>
      {fill(words.opening, { percent: Math.round(opening.share * 100) })}
      <Button size="small" onClick={onCancel} aria-keyshortcuts={ariaKeys('cancel')}>
        {words.cancel}
      </Button>
    </p>
  )
}

function Refused({ position: place, found, expected }: Extract<Opening, { state: 'refused' }>['issue']) {
  const sentence = useSentence()
  return (
    <p className={styles['state']} data-kind="danger">
      <span role="alert">{sentence(errors.invalid({ side: '', ...place, found, expected }))}</span>
      <InvalidJsonActions place={place} />
    </p>
  )
}
