import { useCallback, useEffect, useRef, useState } from 'react'
import type { WubiTable } from '../../table/wubi-table.ts'
import type { Material } from '../lessons/material.ts'
import { type Round, type RoundEvent, roundOf } from '../round/round.ts'
import { step } from '../round/step.ts'
import type { TableState } from './use-table.ts'

/** An event without its time. */
export type UntimedEvent = RoundEvent extends infer Event
  ? Event extends RoundEvent
    ? Omit<Event, 'at'>
    : never
  : never

/**
 * Holds a round of some material. What is typed before the table has come is taken in its order as soon as it is there.
 * Whoever hides the page makes a pause.
 */
export function useRound(material: Material, { table, load }: Pick<TableState, 'table' | 'load'>) {
  const [round, setRound] = useState<Round>(() => roundOf(material.characters))
  const [now, setNow] = useState(0)
  const waiting = useRef<RoundEvent[]>([])
  const latest = useRef<WubiTable>(undefined)
  latest.current = table

  const reset = useCallback(() => {
    waiting.current = []
    setRound(roundOf(material.characters))
  }, [material])

  useEffect(() => reset(), [reset])

  const send = useCallback(
    (untimed: UntimedEvent) => {
      const event = { ...untimed, at: performance.now() } as RoundEvent
      const { current } = latest
      if (current) return setRound((before) => step(before, event, current))
      waiting.current.push(event)
      if (waiting.current.length > 1) return
      load().then(
        (loaded) => {
          const events = waiting.current
          waiting.current = []
          setRound((before) => events.reduce((next, each) => step(next, each, loaded), before))
        },
        // The sentence stands in the status line.
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
