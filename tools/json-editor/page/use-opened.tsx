import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { holdLong } from '#ui/held-text.ts'
import type { Edit } from '../document/edit.ts'
import type { Refusal, Spot } from '../document/json-document.ts'
import { RemoteDocument } from './remote-document.browser.ts'
import type { Text } from './use-undo.tsx'

/** How far the document is on its way to the views. */
export type Opening =
  | { state: 'closed' }
  | { state: 'running'; share: number; since: number; output: undefined; hasBefore: boolean }
  | { state: 'open' }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'cancelled' }

export interface Opened {
  opening: Opening
  remote: RemoteDocument
  /** Counts the changes of the document: what was asked of another one is out of date. */
  version: number
  /** How many rows the tree has. */
  rows: number
  /** The value that is chosen. */
  spot: Spot
  /** The same, also before anything is drawn anew. */
  here: RefObject<Spot>
  choose: (spot: Spot) => void
  setRows: (rows: number) => void
  /** Edits the text by way of the document; answers where one is then, undefined where nothing changed. */
  edit: (edit: Edit) => Promise<Spot | undefined>
  cancel: () => void
  again: () => void
}

/** Opens a text as a document, as long as a view wants it, and again whenever somebody else has changed it. */
export function useOpened(text: Text, isWanted: boolean, onChange: (text: Text) => void): Opened {
  const [opening, setOpening] = useState<Opening>({ state: 'closed' })
  const [version, setVersion] = useState(0)
  const [rows, setRows] = useState(0)
  const [spot, setSpot] = useState<Spot>({ token: 0, row: 0 })
  const [round, setRound] = useState(0)
  // The text that the document holds.
  const held = useRef<Text>(undefined)
  const here = useRef(spot)
  const choose = useCallback((next: Spot) => {
    here.current = next
    setSpot(next)
  }, [])
  const isEditing = useRef(false)

  const remote = useMemo(
    () => new RemoteDocument((share) => setOpening((now) => (now.state === 'running' ? { ...now, share } : now))),
    [],
  )
  useEffect(() => () => remote.stop(), [remote])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round opens the same text again
  useEffect(() => {
    if (!isWanted || held.current === text) return
    if (text === '') {
      held.current = text
      remote.stop()
      return setOpening({ state: 'closed' })
    }
    let isLatest = true
    const begun = { state: 'running' as const, share: 0, since: performance.now(), output: undefined }
    // Until the new one is there the last document stays in view.
    setOpening((now) => ({ ...begun, hasBefore: now.state === 'open' || (now.state === 'running' && now.hasBefore) }))
    remote.ask('open', typeof text === 'string' ? new Blob([text]) : text, here.current.token).then(
      (answer) => {
        if (!isLatest) return
        held.current = text
        setVersion((now) => now + 1)
        if ('refusal' in answer) return setOpening({ state: 'refused', refusal: answer.refusal })
        setRows(answer.rows)
        choose(answer.spot)
        setOpening({ state: 'open' })
      },
      // Cancelled, or the file cannot be read any more.
      () => isLatest && setOpening({ state: 'cancelled' }),
    )
    return () => {
      isLatest = false
    }
  }, [text, isWanted, remote, round, choose])

  const edit = useCallback(
    async (wanted: Edit) => {
      // Until a text is opened or an edit is answered, tokens are those of the text before it.
      if (isEditing.current || held.current !== text) return undefined
      isEditing.current = true
      try {
        const done = await remote.ask('edit', wanted, typeof text === 'string')
        if (!done) return undefined
        const edited =
          typeof text === 'string'
            ? holdLong(text.slice(0, done.units.start) + done.insert + text.slice(done.units.end))
            : new Blob([text.slice(0, done.bytes.start), done.insert, text.slice(done.bytes.end)])
        held.current = edited
        setVersion((now) => now + 1)
        setRows(done.rows)
        choose(done.spot)
        onChange(edited)
        return done.spot
      } finally {
        isEditing.current = false
      }
    },
    [remote, text, onChange, choose],
  )

  return {
    opening,
    remote,
    version,
    rows,
    spot,
    here,
    choose,
    setRows,
    edit,
    cancel: () => {
      remote.stop()
      held.current = undefined
    },
    again: () => setRound((now) => now + 1),
  }
}
