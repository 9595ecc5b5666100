import { useEffect, useState } from 'react'
import { useTexts } from '#ui/language/language.ts'
import { useDocument } from './document-context.tsx'
import { InlineField } from './inline-field.tsx'
import { sourceFor } from './source-for.ts'
import { useAnswer } from './use-answer.tsx'
import { useEdits } from './use-edits.tsx'
import { words } from './words.ts'

interface ValueFieldProps {
  token: number
  onEnd: (key?: string) => void
}

/** The longest source that is edited on one line, in characters. */
const longest = 20_000

/** Edits a value as its source. */
export function ValueField({ token, onEnd }: ValueFieldProps) {
  const said = useTexts(words)
  const { remote } = useDocument().opened
  const { commit } = useEdits()
  // Whatever comes to stand on its row meanwhile: what is typed is meant for the value that it began with.
  const [own] = useState(token)
  const answer = useAnswer(
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
  if (source === undefined || source.length > longest) return <TooLong onEnd={onEnd} />
  return (
    <InlineField
      label={said.newValue}
      start={source}
      onCommit={(typed) => commit({ edit: 'replace', token: own, source: sourceFor(typed) })}
      onEnd={onEnd}
    />
  )
}

/** There is nothing to edit any more. */
function End({ onEnd }: { onEnd: () => void }) {
  const said = useTexts(words)
  const { refuse } = useDocument()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    refuse(said.gone)
    onEnd()
  }, [])
  return null
}

function TooLong({ onEnd }: { onEnd: () => void }) {
  const said = useTexts(words)
  return (
    <span role="alert">
      <button type="button" onClick={() => onEnd()}>
        {said.tooLong}
      </button>
    </span>
  )
}
