import { type RefObject, useCallback } from 'react'
import { holdLong } from '#ui/text/held-text.ts'
import type { EditRequest } from '../../document/edit-request.ts'
import type { EditResult, Selection } from '../../document/method-results.ts'
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
  /** Called with the text after an edit. */
  took: (text: Text, result: EditResult) => void
  /** Called when the document does not hold the page's text any more. */
  lost: () => void
}

/** Edits the text through the document; a failure is thrown as a `RequestError`. */
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
  /** A selection that was moved meanwhile stays, on whichever row it is now. */
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
        // The edit may have been made in part: the document is opened again as the page has it.
        if (error instanceof RequestError && error.reason === 'unexpected') remote.giveUp(error.message)
        throw error
      })
      if (!result) return undefined
      // Another text came meanwhile: it wins, and is open already or about to be.
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

/** Applies to the page's text the change that the document has made to its own. */
const edited = (text: Text, { units, bytes, insert }: EditResult): Text =>
  typeof text === 'string'
    ? holdLong(text.slice(0, units.start) + insert + text.slice(units.end))
    : new Blob([text.slice(0, bytes.start), insert, text.slice(bytes.end)])
