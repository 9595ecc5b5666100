import { type RefObject, useCallback } from 'react'
import { holdLong } from '#ui/editor/held-text.ts'
import type { Done, Spot } from '../document/answers.ts'
import type { Wish } from '../document/wish.ts'
import { NoAnswer, type RemoteDocument } from './remote-document.browser.ts'
import type { Text } from './use-undo.tsx'

/** The text that the document holds, and its version there. */
export interface Held {
  text: Text
  version: number
}

interface Given {
  remote: RemoteDocument
  ready: () => Promise<void>
  held: RefObject<Held | undefined>
  latest: RefObject<Text>
  here: RefObject<Spot>
  choose: (spot: Spot) => void
  /** Takes the text after an edit over. */
  took: (text: Text, done: Done) => void
  /** Told that the document does not hold the page's text any more. */
  lost: () => void
}

/** Edits the text by way of the document; what was not done is thrown, as a `NoAnswer`. */
export function useEdit({ remote, ready, held, latest, here, choose, took, lost }: Given) {
  /** Whoever has gone elsewhere meanwhile stays there, on whichever row that is now. */
  const stay = useCallback(async () => {
    const elsewhere = here.current
    const spot = await remote.ask('reveal', elsewhere.token).catch(() => undefined)
    if (spot && here.current === elsewhere) choose(spot)
  }, [remote, here, choose])

  return useCallback(
    async (wish: Wish): Promise<Spot | undefined> => {
      await ready()
      const before = held.current
      if (!before) throw new NoAnswer('stopped', 'Nothing is open')
      const chosen = here.current
      const done = await remote.ask('edit', wish, typeof before.text === 'string').catch((error) => {
        // Half an edit may have been made: the document is opened again as the page has it.
        if (error instanceof NoAnswer && error.why === 'unexpected') remote.giveUp(error.message)
        throw error
      })
      if (!done) return undefined
      // Another text came while this was done to the one before: it wins, and is opened already or about to be.
      if (held.current !== before || latest.current !== before.text) {
        if (held.current === before) {
          held.current = undefined
          lost()
        }
        throw new NoAnswer('overtaken', 'The text has been changed meanwhile')
      }
      took(edited(before.text, done), done)
      if (here.current === chosen) choose(done.spot)
      else await stay()
      return done.spot
    },
    [remote, ready, held, latest, here, choose, took, lost, stay],
  )
}

/** Makes the change to the page's text that the document has made to its own. */
const edited = (text: Text, { units, bytes, insert }: Done): Text =>
  typeof text === 'string'
    ? holdLong(text.slice(0, units.start) + insert + text.slice(units.end))
    : new Blob([text.slice(0, bytes.start), insert, text.slice(bytes.end)])
