import { useCallback, useEffect, useRef, useState } from 'react'
import type { WubiTable } from '../../table/wubi-table.ts'
import type { Material } from '../lessons/material.ts'
import { reduceRound } from '../round/reduce-round.ts'
import { newRound, type Round, type RoundEvent } from '../round/round.ts'
import type { TableState } from './use-table.ts'

/** An event without a time. */
export type UntimedEvent = RoundEvent extends infer Event
  ? Event extends RoundEvent
    ? Omit<Event, 'at'>
    : never
  : never

/** Holds a round of a text. Events before the table has loaded are queued. Hiding the page pauses the round. */
export function useRound(material: Material, { table, load }: Pick<TableState, 'table' | 'load'>) {
  const [round, setRound] = useState<Round>(() => newRound(material.characters))
  const [now, setNow] = useState(0)
  const waiting = useRef<RoundEvent[]>([])
  const latest = useRef<WubiTable>(undefined)
  latest.current = table

  const reset = useCallback(() => {
    waiting.current = []
    setRound(newRound(material.characters))
  }, [material])

  useEffect(() => reset(), [reset])

  const send = useCallback(
    (untimed: UntimedEvent) => {
      const event = { ...untimed, at: performance.now() } as RoundEvent
      const { current } = latest
      if (current) return setRound((before) => reduceRound(before, event, current))
      waiting.current.push(event)
      if (waiting.current.length > 1) return
      load().then(
        (loaded) => {
          const events = waiting.current
          waiting.current = []
          setRound((before) => events.reduce((next, each) => reduceRound(next, each, loaded), before))
        },
        // The status line shows the error.
        () => {
          waiting.current = []
        },
      )
    },
    [load],
  )

  const isRunning = round.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 500)
    const hide = () => document.hidden && send({ type: 'pause' })
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isRunning, send])

  return { round, now, send, reset }
}
