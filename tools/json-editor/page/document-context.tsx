import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Place } from '#ui/code-editor.tsx'
import { readStored, store } from '#ui/device/storage.ts'
import { useTool } from '#ui/tool.ts'
import { useWorkbench } from '#ui/workbench.tsx'
import { placeAt } from './place-at.ts'
import { type Opened, useOpened } from './use-opened.tsx'
import { type Text, type Undo, useUndo } from './use-undo.tsx'

export type View = 'text' | 'tree' | 'table'

/** Where somebody wants to be: at a place of the text, or at a value. */
export type Target = { place: Place } | { location: readonly (string | number)[] }

/** The one document of the page, and how it is looked at. */
interface DocumentValue {
  text: Text
  change: (text: Text) => void
  undo: Undo
  view: View
  setView: (view: View) => void
  opened: Opened
  /** Where the caret is to go in the text. */
  go: Place | undefined
  /** Shows a place or a value, in whichever view is open. */
  show: (target: Target) => void
}

const DocumentContext = createContext<DocumentValue | undefined>(undefined)

export function useDocument(): DocumentValue {
  const value = useContext(DocumentContext)
  if (!value) throw new Error('No DocumentProvider above')
  return value
}

const views: readonly View[] = ['text', 'tree', 'table']

/** Holds the document for all views and operations. To compare, it is the left one of two. */
export function DocumentProvider({ children }: { children: ReactNode }) {
  const { id } = useTool()
  const { values, change: changeValues } = useWorkbench()
  const [view, setView] = useState<View>('text')
  const [go, setGo] = useState<Place>()
  const [target, setTarget] = useState<Target>()
  const last = useRef<Text>('')
  const [json, left] = [asText(values['json']), asText(values['left'])]
  // A sample, the history or a shared link knows one of the two names: the one that has changed.
  const text = json === last.current ? left : json
  const change = useCallback((next: Text) => changeValues({ json: next, left: next }), [changeValues])

  useEffect(() => {
    last.current = text
    if (json !== text || left !== text) change(text)
  }, [json, left, text, change])

  useEffect(() => {
    const kept = readStored('local', `view:${id}`)
    setView(views.find((one) => one === kept) ?? 'text')
  }, [id])

  const moved = useCallback((next: Text, at: number) => {
    if (typeof next === 'string') setGo(placeAt(next, at))
  }, [])
  const undo = useUndo(text, change, moved)
  const isWanted = view !== 'text' || (target !== undefined && 'location' in target)
  const opened = useOpened(text, isWanted, change)
  const { opening, remote, choose, setRows } = opened

  useEffect(() => {
    if (!target) return
    if (view === 'text' && 'place' in target) {
      setGo({ ...target.place })
      return setTarget(undefined)
    }
    // What is no JSON has no values to show.
    if (opening.state === 'refused') setTarget(undefined)
    if (opening.state !== 'open') return
    setTarget(undefined)
    void (async () => {
      const spot = await ('place' in target
        ? remote.ask('revealPlace', target.place)
        : remote.ask('revealLocation', target.location))
      if (!spot) return
      setRows(await remote.ask('countRows'))
      choose({ ...spot })
      if (view === 'text') setGo(await remote.ask('placeOf', spot.token))
    })()
  }, [target, view, opening, remote, choose, setRows])

  const value = useMemo(
    () => ({
      ...{ text, change, undo, view, opened, go, show: setTarget },
      setView: (next: View) => {
        setGo(undefined)
        setView(next)
        store('local', `view:${id}`, next)
      },
    }),
    [text, change, undo, view, opened, go, id],
  )
  return <DocumentContext value={value}>{children}</DocumentContext>
}

const asText = (value: unknown): Text => (typeof value === 'string' || value instanceof Blob ? value : '')
