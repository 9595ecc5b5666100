import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { commandKeys } from './command-keys.ts'
import type { CommandName } from './command-words.ts'
import { isPressed } from './is-pressed.ts'

/** An implementation of a command, while it is on the page. */
export interface Offer {
  name: CommandName
  run: () => void
  /** The button that does it. */
  button?: HTMLElement
}

/** There is one page at a time, and all of it hears the same keys. What was offered last is the last. */
export const offers: Offer[] = []

function offer(made: Offer): () => void {
  offers.push(made)
  // Once, however often it is registered.
  addEventListener('keydown', hear)
  return () => void offers.splice(offers.indexOf(made), 1)
}

/**
 * Offers a command while there is something to run: its keys do it wherever the focus is, and the search finds it by its
 * name. Keys that have nothing to do are left to the browser.
 */
export function useCommand(name: CommandName, run: (() => unknown) | undefined): void {
  const latest = useRef(run)
  latest.current = run
  const isOffered = run !== undefined
  // Before it is painted: what is seen answers.
  useLayoutEffect(
    () => (isOffered ? offer({ name, run: () => void latest.current?.() }) : undefined),
    [name, isOffered],
  )
}

/** The ref of a button that does a command: the search presses it, so that all that belongs to it happens. */
export function useCommandButton(name: CommandName | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (button: HTMLElement | null) => (button && name ? offer({ name, run: () => button.click(), button }) : undefined),
    [name],
  )
}

const keysByName: Partial<Record<CommandName, string>> = commandKeys

/** What was offered last stands before the rest: a form over its page. */
function hear(event: KeyboardEvent): void {
  const meant = offers.findLast(({ name, button }) => !button && isPressed(keysByName[name] ?? '', event))
  if (!meant || event.defaultPrevented) return
  event.preventDefault()
  meant.run()
}
