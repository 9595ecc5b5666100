import { useEffect, useState } from 'react'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDocument } from '../document/document-context.tsx'
import { useEditActions } from '../document/use-edit-actions.ts'
import type { PageTexts } from '../texts.en.ts'
import { InlineField } from './inline-field.tsx'
import { toJsonSource } from './to-json-source.ts'

interface ValueFieldProps {
  token: number
  onEnd: (key?: string) => void
}

/** The longest source that is edited on one line, in characters. */
const maxInlineLength = 20_000

/** Edits a value as its source. */
export function ValueField({ token, onEnd }: ValueFieldProps) {
  const words = usePageTexts<PageTexts>()
  const { remote } = useDocument().remoteState
  const { commit } = useEditActions()
  // Whatever comes to stand on its row meanwhile: what is typed is meant for the value that it began with.
  const [own] = useState(token)
  const answer = useAsyncValue(
    () =>
      remote.ask('sourceOf', own).then(
        (source) => ({ source, isGone: false }),
        () => ({ source: undefined, isGone: true }),
      ),
    [remote, own],
  )

  if (!answer) return null
  const { source, isGone } = answer
  if (isGone) return <End onEnd={onEnd} />
  if (source === undefined || source.length > maxInlineLength) return <TooLong onEnd={onEnd} />
  return (
    <InlineField
      label={words.newValue}
      start={source}
      onCommit={(typed) => commit({ edit: 'replace', token: own, source: toJsonSource(typed) })}
      onEnd={onEnd}
    />
  )
}

/** The value is gone. */
function End({ onEnd }: { onEnd: () => void }) {
  const words = usePageTexts<PageTexts>()
  const { reportFailure } = useDocument()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    reportFailure(words.gone)
    onEnd()
  }, [])
  return null
}

function TooLong({ onEnd }: { onEnd: () => void }) {
  const words = usePageTexts<PageTexts>()
  return (
    <span role="alert">
      <button type="button" onClick={() => onEnd()}>
        {words.tooLong}
      </button>
    </span>
  )
}
