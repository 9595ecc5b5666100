import { type RefObject, useCallback } from 'react'
import { holdLong } from '#ui/text/held-text.ts'
import type { EditResult, Selection } from '../../document/answers.ts'
import type { EditRequest } from '../../document/edit-request.ts'
import { type RemoteDocument, RequestError } from './remote-document.browser.ts'
import type { Text } from './use-undo.ts'

/** The text that the document holds, and its version there. */
export interface OpenedText {
  text: Text
  version: number
}

interface DocumentEditOptions {
  remote: RemoteDocument
  ready: () => Promise<void>
  held: RefObject<OpenedText | undefined>
  latest: RefObject<Text>
  latestSelection: RefObject<Selection>
  select: (selection: Selection) => void
  /** Takes the text after an edit over. */
  took: (text: Text, result: EditResult) => void
  /** Told that the document does not hold the page's text any more. */
  lost: () => void
}

/** Edits the text by way of the document; what was not done is thrown, as a `RequestError`. */
export function useDocumentEdit({
  remote,
  ready,
  held,
  latest,
  latestSelection,
  select,
  took,
  lost,
}: DocumentEditOptions) {
  /** Whoever has gone elsewhere meanwhile stays there, on whichever row that is now. */
  const stay = useCallback(async () => {
    const elsewhere = latestSelection.current
    const selection = await remote.ask('reveal', elsewhere.token).catch(() => undefined)
    if (selection && latestSelection.current === elsewhere) select(selection)
  }, [remote, latestSelection, select])

  return useCallback(
    async (request: EditRequest): Promise<Selection | undefined> => {
      await ready()
      const before = held.current
      if (!before) throw new RequestError('stopped', 'Nothing is open')
      const chosen = latestSelection.current
      const result = await remote.ask('edit', request, typeof before.text === 'string').catch((error) => {
        // Half an edit may have been made: the document is opened again as the page has it.
        if (error instanceof RequestError && error.reason === 'unexpected') remote.giveUp(error.message)
        throw error
      })
      if (!result) return undefined
      // Another text came while this was done to the one before: it wins, and is opened already or about to be.
      if (held.current !== before || latest.current !== before.text) {
        if (held.current === before) {
          held.current = undefined
          lost()
        }
        throw new RequestError('overtaken', 'The text has been changed meanwhile')
      }
      took(edited(before.text, result), result)
      if (latestSelection.current === chosen) select(result.selection)
      else await stay()
      return result.selection
    },
    [remote, ready, held, latest, latestSelection, select, took, lost, stay],
  )
}

/** Makes the change to the page's text that the document has made to its own. */
const edited = (text: Text, { units, bytes, insert }: EditResult): Text =>
  typeof text === 'string'
    ? holdLong(text.slice(0, units.start) + insert + text.slice(units.end))
    : new Blob([text.slice(0, bytes.start), insert, text.slice(bytes.end)])
