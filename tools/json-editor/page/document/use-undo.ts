import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { changeBetween, type TextChange } from '#ui/editor/text-change.ts'
import type { HeldText } from '#ui/text/held-text.ts'

export type Text = string | HeldText

/** An undo step: of short texts the difference, of held ones both texts, which share their bytes. */
type Step = { change: TextChange; removed: string; time: number } | { before: Text; after: Text }

/** In milliseconds. Typing without a longer pause is one step. */
const pause = 1000

/** The most that steps may hold, in characters; the oldest are forgotten first. */
const room = 20_000_000

export interface Undo {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
  /** Records a text before it is rendered, so that the next step follows it. */
  record: (text: Text) => void
  /** The latest text, also before React renders again. */
  latest: RefObject<Text>
}

/**
 * Keeps the undo history of a text, whatever changed it: typing, the tree, the table, or an applied result.
 *
 * @param onMoved called with the position of the change on undo and redo
 */
export function useUndo(text: Text, onChange: (text: Text) => void, onMoved: (text: Text, at: number) => void): Undo {
  const past = useRef<Step[]>([])
  const future = useRef<Step[]>([])
  const last = useRef(text)
  const [, draw] = useState(0)
  const isTouched = useTouched()

  const record = useCallback(
    (next: Text) => {
      const before = last.current
      if (before === next) return
      last.current = next
      // A text that was stored or handed over is the beginning of the history.
      if (!isTouched.current) return
      future.current = []
      remember(past.current, stepBetween(before, next))
      draw((count) => count + 1)
    },
    [isTouched],
  )
  // Changes from elsewhere, such as a sample or a shared link, are recorded before anything is done on top of them.
  useLayoutEffect(() => record(text), [record, text])

  const move = useCallback(
    (from: Step[], to: Step[], isBack: boolean) => {
      const step = from.pop()
      if (!step) return
      to.push(step)
      const moved = apply(last.current, step, isBack)
      last.current = moved
      onChange(moved)
      onMoved(moved, 'change' in step ? step.change.from : 0)
      draw((count) => count + 1)
    },
    [onChange, onMoved],
  )

  return {
    canUndo: past.current.length > 0,
    canRedo: future.current.length > 0,
    undo: () => move(past.current, future.current, true),
    redo: () => move(future.current, past.current, false),
    record,
    latest: last,
  }
}

/** Tells whether the user has interacted with the page yet. */
function useTouched() {
  const isTouched = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    for (const type of ['keydown', 'pointerdown', 'input', 'paste', 'drop']) {
      const touch = () => {
        isTouched.current = true
        listening.abort()
      }
      addEventListener(type, touch, { capture: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [])
  return isTouched
}

function stepBetween(before: Text, after: Text): Step {
  if (typeof before !== 'string' || typeof after !== 'string') return { before, after }
  const change = changeBetween(before, after)
  return { change, removed: before.slice(change.from, change.to), time: Date.now() }
}

function apply(text: Text, step: Step, isBack: boolean): Text {
  if ('before' in step) return isBack ? step.before : step.after
  const { from, insert } = step.change
  const [gone, come] = isBack ? [insert, step.removed] : [step.removed, insert]
  return String(text).slice(0, from) + come + String(text).slice(from + gone.length)
}

function remember(past: Step[], step: Step): void {
  const previous = past.at(-1)
  if (previous && 'change' in previous && 'change' in step && goesOn(previous, step)) {
    previous.change = { ...previous.change, insert: previous.change.insert + step.change.insert }
    previous.time = step.time
  } else past.push(step)
  let held = past.reduce((sum, one) => sum + sizeOf(one), 0)
  while (past.length > 1 && held > room) held -= sizeOf(past.shift() as Step)
}

/** Whether a step continues the typing of the one before. */
const goesOn = (
  { change, time }: Extract<Step, { change: unknown }>,
  next: Extract<Step, { change: unknown }>,
): boolean =>
  next.removed === '' &&
  next.change.insert.length === 1 &&
  next.time - time < pause &&
  next.change.from === change.from + change.insert.length &&
  change.insert !== ''

const sizeOf = (step: Step): number => ('change' in step ? step.removed.length + step.change.insert.length : 0)
