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
import { lineColumnIn } from '#lib/text/line-columns-in.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { readStored, store } from '#ui/device/storage.ts'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { useToolId } from '#ui/tool/tool-id.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import type { PageTexts } from '../texts.en.ts'
import { failureMessage } from './failure-message.ts'
import type { SchemaAssist } from './schema-assist.ts'
import { TaskQueue } from './task-queue.ts'
import { type Conversion, useConversion } from './use-conversion.ts'
import { type RemoteDocumentState, useRemoteDocument } from './use-remote-document.ts'
import { type Text, type Undo, useUndo } from './use-undo.ts'

export type View = 'text' | 'tree' | 'table' | 'graph'

/** A target of navigation: a position in the text, or a value. */
export type NavigationTarget = { place: CaretPosition } | { location: readonly (string | number)[] }

/** The one document of the page, and its view. */
interface DocumentValue {
  text: Text
  change: (text: Text) => void
  undo: Pick<Undo, 'canUndo' | 'canRedo' | 'undo' | 'redo'>
  /**
   * Runs a task when all earlier ones have ended, and reports its failure. The task must not enqueue and await another
   * one.
   */
  enqueue: (work: () => unknown) => Promise<void>
  /** The last failure, until the next action. */
  notice: string | undefined
  /** Reports a failure. */
  reportFailure: (sentence: string) => void
  /** Applies pending typing to the text. */
  flushTyping: RefObject<(() => void) | undefined>
  view: View
  setView: (view: View) => void
  remoteState: RemoteDocumentState
  /** Where the caret is to be placed in the text. */
  go: CaretPosition | undefined
  /** Reveals a position or a value in the open view. */
  show: (target: NavigationTarget) => void
  /** Converts a document of several values to an array, or to NDJSON. */
  convert: (conversion: Conversion) => void
  /** Whether the last conversion was from NDJSON to an array. */
  wasLines: boolean
  /** The editor support of an attached schema, once it is open. */
  assist: SchemaAssist | undefined
  setAssist: (assist: SchemaAssist | undefined) => void
}

const DocumentContext = createContext<DocumentValue | undefined>(undefined)

export function useDocument(): DocumentValue {
  const value = useContext(DocumentContext)
  if (!value) throw new Error('No DocumentProvider above')
  return value
}

const views: readonly View[] = ['text', 'tree', 'table', 'graph']

/** Holds the document for all views and operations. To compare, it is the left one of two. */
export function DocumentProvider({ children }: { children: ReactNode }) {
  const id = useToolId()
  const { values, change: changeValues } = useWorkbench()
  const [view, setView] = useState<View>('text')
  const [go, setGo] = useState<CaretPosition>()
  const [target, setTarget] = useState<NavigationTarget>()
  const [assist, setAssist] = useState<SchemaAssist>()
  const [conversion, convert] = useState<Conversion>()
  const last = useRef<Text>('')
  const [json, left] = [asText(values['json']), asText(values['left'])]
  // A sample, the history or a shared link sets only one of the two names: the one that has changed.
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
    if (typeof next === 'string') setGo(lineColumnIn(next, at))
  }, [])
  const { record, latest, canUndo, canRedo, undo, redo } = useUndo(text, put, moved)
  const change = useCallback(
    (next: Text) => {
      record(next)
      put(next)
    },
    [record, put],
  )
  const isWanted = view !== 'text' || conversion !== undefined || (target !== undefined && 'location' in target)
  const words = usePageTexts<PageTexts>()
  const { notice, reportFailure, enqueue } = useTaskQueue()
  const onRestored = useCallback(() => reportFailure(words.broken), [reportFailure, words])
  const remoteState = useRemoteDocument({ text, latest, isWanted, onChange: change, onRestored })
  const { opening, remote, select, setRows, ready } = remoteState
  const flushTyping = useRef<() => void>(undefined)
  const onDone = () => convert(undefined)
  const wasLines = useConversion({ asked: conversion, onDone, edit: remoteState.edit, enqueue, flushTyping })

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
    void enqueue(async () => {
      await ready()
      const selection = await ('place' in target
        ? remote.ask('revealPlace', target.place)
        : remote.ask('revealLocation', target.location))
      if (!selection) return
      setRows(await remote.ask('countRows'))
      select({ ...selection })
      if (view === 'text') setGo(await remote.ask('placeOf', selection.token))
    })
  }, [target, view, opening, remote, select, setRows, enqueue, ready])

  /** An undo waits for all earlier edits, also those still under way. */
  const goBack = useCallback(
    (move: () => void) => {
      void enqueue(async () => {
        flushTyping.current?.()
        move()
        await ready()
      })
    },
    [enqueue, ready],
  )

  const value = useMemo(
    () => ({
      text,
      change,
      view,
      remoteState,
      go,
      show: setTarget,
      convert,
      wasLines,
      assist,
      setAssist,
      enqueue,
      notice,
      reportFailure,
      flushTyping,
      undo: { canUndo, canRedo, undo: () => goBack(undo), redo: () => goBack(redo) },
      setView: (next: View) => {
        setGo(undefined)
        setView(next)
        store('local', `view:${id}`, next)
      },
    }),
    [
      text,
      change,
      canUndo,
      canRedo,
      undo,
      redo,
      goBack,
      view,
      remoteState,
      go,
      wasLines,
      assist,
      enqueue,
      notice,
      reportFailure,
      id,
    ],
  )
  return <DocumentContext value={value}>{children}</DocumentContext>
}

function useTaskQueue() {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const [notice, setNotice] = useState<string>()
  const [turns] = useState(() => new TaskQueue())
  const reportFailure = useCallback(
    (sentence: string) => {
      setNotice(sentence)
      announce(sentence)
    },
    [announce],
  )
  const enqueue = useCallback(
    (work: () => unknown) =>
      turns.add(async () => {
        setNotice(undefined)
        try {
          await work()
        } catch (error) {
          reportFailure(failureMessage(error, words))
        }
      }),
    [turns, reportFailure, words],
  )
  return { notice, reportFailure, enqueue }
}

const asText = (value: unknown): Text => (typeof value === 'string' || value instanceof Blob ? value : '')
