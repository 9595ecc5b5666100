import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useWorkbench } from '#ui/bench/workbench.tsx'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { readStored, store } from '#ui/device/storage.ts'
import type { Place } from '#ui/editor/code-editor.tsx'
import { useTool } from '#ui/frame/tool.ts'
import { useTexts } from '#ui/language/language.ts'
import { placeAt } from './place-at.ts'
import { sayWhy } from './say-why.ts'
import { Turns } from './turns.ts'
import { type Opened, useOpened } from './use-opened.tsx'
import { type Text, type Undo, useUndo } from './use-undo.tsx'
import { words } from './words.ts'

export type View = 'text' | 'tree' | 'table'

/** Where somebody wants to be: at a place of the text, or at a value. */
export type Target = { place: Place } | { location: readonly (string | number)[] }

/** The one document of the page, and how it is looked at. */
interface DocumentValue {
  text: Text
  change: (text: Text) => void
  undo: Pick<Undo, 'canUndo' | 'canRedo' | 'undo' | 'redo'>
  /**
   * Lets something happen when all that was done before has ended. What it could not do is told; it must not wait for a
   * turn itself.
   */
  inTurn: (work: () => unknown) => Promise<void>
  /** What could not be done last, until something else is done. */
  notice: string | undefined
  /** Tells that something could not be done. */
  refuse: (sentence: string) => void
  /** Puts into the text what is typed and not in it yet. */
  settling: RefObject<(() => void) | undefined>
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
  const put = useCallback((next: Text) => changeValues({ json: next, left: next }), [changeValues])

  useEffect(() => {
    last.current = text
    if (json !== text || left !== text) put(text)
  }, [json, left, text, put])

  useEffect(() => {
    const kept = readStored('local', `view:${id}`)
    setView(views.find((one) => one === kept) ?? 'text')
  }, [id])

  const moved = useCallback((next: Text, at: number) => {
    if (typeof next === 'string') setGo(placeAt(next, at))
  }, [])
  const { record, latest, canUndo, canRedo, undo, redo } = useUndo(text, put, moved)
  const change = useCallback(
    (next: Text) => {
      record(next)
      put(next)
    },
    [record, put],
  )
  const isWanted = view !== 'text' || (target !== undefined && 'location' in target)
  const said = useTexts(words)
  const { notice, refuse, inTurn } = useTurns()
  const onRestored = useCallback(() => refuse(said.broken), [refuse, said])
  const opened = useOpened({ text, latest, isWanted, onChange: change, onRestored })
  const { opening, remote, choose, setRows, ready } = opened
  const settling = useRef<() => void>(undefined)

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
    void inTurn(async () => {
      await ready()
      const spot = await ('place' in target
        ? remote.ask('revealPlace', target.place)
        : remote.ask('revealLocation', target.location))
      if (!spot) return
      setRows(await remote.ask('countRows'))
      choose({ ...spot })
      if (view === 'text') setGo(await remote.ask('placeOf', spot.token))
    })
  }, [target, view, opening, remote, choose, setRows, inTurn, ready])

  /** A way back leads behind all that was done before, also where that is still under way. */
  const goBack = useCallback(
    (move: () => void) => {
      void inTurn(async () => {
        settling.current?.()
        move()
        await ready()
      })
    },
    [inTurn, ready],
  )

  const value = useMemo(
    () => ({
      ...{ text, change, view, opened, go, show: setTarget, inTurn, notice, refuse, settling },
      undo: { canUndo, canRedo, undo: () => goBack(undo), redo: () => goBack(redo) },
      setView: (next: View) => {
        setGo(undefined)
        setView(next)
        store('local', `view:${id}`, next)
      },
    }),
    [text, change, canUndo, canRedo, undo, redo, goBack, view, opened, go, inTurn, notice, refuse, id],
  )
  return <DocumentContext value={value}>{children}</DocumentContext>
}

function useTurns() {
  const said = useTexts(words)
  const announce = useAnnounce()
  const [notice, setNotice] = useState<string>()
  const [turns] = useState(() => new Turns())
  const refuse = useCallback(
    (sentence: string) => {
      setNotice(sentence)
      announce(sentence)
    },
    [announce],
  )
  const inTurn = useCallback(
    (work: () => unknown) =>
      turns.take(async () => {
        setNotice(undefined)
        try {
          await work()
        } catch (error) {
          refuse(sayWhy(error, said))
        }
      }),
    [turns, refuse, said],
  )
  return { notice, refuse, inTurn }
}

const asText = (value: unknown): Text => (typeof value === 'string' || value instanceof Blob ? value : '')
