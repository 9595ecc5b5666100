import { useTexts } from '#ui/language.ts'
import { useDocument } from './document-context.tsx'
import { InlineField } from './inline-field.tsx'
import { NoJson } from './remote-document.browser.ts'
import { sourceFor } from './source-for.ts'
import { useAnswer } from './use-answer.tsx'
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
  const { opened } = useDocument()
  const { remote, edit } = opened
  const answer = useAnswer(async () => ({ source: await remote.ask('sourceOf', token) }), [remote, token])

  async function commit(typed: string): Promise<string | undefined> {
    try {
      await edit({ edit: 'replace', token, source: sourceFor(typed) })
      return undefined
    } catch (error) {
      if (error instanceof NoJson) return said.noJson
      throw error
    }
  }

  if (!answer) return null
  const { source } = answer
  if (source === undefined || source.length > longest) return <TooLong onEnd={onEnd} />
  return <InlineField label={said.newValue} start={source} onCommit={commit} onEnd={onEnd} />
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
