import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useKeys } from '#ui/controls/use-keys.ts'
import { useTexts } from '#ui/language/language.ts'
import { useSentence } from '#ui/language/use-sentence.ts'
import { useSlow } from '#ui/run/use-slow.ts'
import { errors } from '../errors.ts'
import { useDocument } from './document-context.tsx'
import styles from './tree.module.css'
import type { Opening } from './use-opened.tsx'
import { WaysOut } from './ways-out.tsx'
import { words } from './words.ts'

/** Why there is no tree or table to see: the document is on its way, was stopped, or is no JSON. */
export function OpeningState({ opening }: { opening: Opening }) {
  const { opened } = useDocument()
  const said = useTexts(words)
  useKeys(opening.state === 'running' ? { onCancel: opened.cancel } : {})
  if (opening.state === 'running') return <Running opening={opening} onCancel={opened.cancel} />
  if (opening.state === 'refused') return <Refused {...opening.refusal} />
  if (opening.state === 'open' || opening.state === 'closed') return null
  const sentence = { cancelled: said.cancelled, unreadable: said.unreadable, broken: said.notOpened }[opening.state]
  return (
    <p className={styles['state']} data-kind={opening.state === 'cancelled' ? undefined : 'danger'}>
      <span role="alert">{sentence}</span>
      <Button size="small" onClick={opened.again}>
        {said.again}
      </Button>
    </p>
  )
}

function Running({ opening, onCancel }: { opening: Extract<Opening, { state: 'running' }>; onCancel: () => void }) {
  const said = useTexts(words)
  if (!useSlow(opening)) return null
  return (
    <p className={styles['state']}>
      {fill(said.opening, { percent: Math.round(opening.share * 100) })}
      <Button size="small" onClick={onCancel} aria-keyshortcuts="Escape">
        {said.cancel}
      </Button>
    </p>
  )
}

function Refused({ place, found, expected }: Extract<Opening, { state: 'refused' }>['refusal']) {
  const sentence = useSentence()
  return (
    <p className={styles['state']} data-kind="danger">
      <span role="alert">{sentence(errors.invalid({ side: '', ...place, found, expected }))}</span>
      <WaysOut place={place} />
    </p>
  )
}
