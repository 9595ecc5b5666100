import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { commandKeys } from './command-keys.ts'
import type { CommandName } from './command-words.ts'
import { isPressed } from './is-pressed.ts'

/** An implementation of a command, while it is on the page. */
export interface Offer {
  name: CommandName
  run: () => void
  /** The button that runs it. */
  button?: HTMLElement
}

/** There is one page at a time, and its keys are global. In the order of registration. */
export const offers: Offer[] = []

function offer(made: Offer): () => void {
  offers.push(made)
  // Listed once, however often it is registered.
  addEventListener('keydown', hear)
  return () => void offers.splice(offers.indexOf(made), 1)
}

/**
 * Offers a command while `run` is defined: its keys work wherever the focus is, and the search finds it by its
 * title. Otherwise the keys are left to the browser.
 */
export function useCommand(name: CommandName, run: (() => unknown) | undefined): void {
  const latest = useRef(run)
  latest.current = run
  const isOffered = run !== undefined
  // In a layout effect, so that a visible command works.
  useLayoutEffect(
    () => (isOffered ? offer({ name, run: () => void latest.current?.() }) : undefined),
    [name, isOffered],
  )
}

/** The ref of a button that runs a command: the search clicks it. */
export function useCommandButton(name: CommandName | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (button: HTMLElement | null) => (button && name ? offer({ name, run: () => button.click(), button }) : undefined),
    [name],
  )
}

const keysByName: Partial<Record<CommandName, string>> = commandKeys

/** The last offer comes first: a form over its page. */
function hear(event: KeyboardEvent): void {
  const meant = offers.findLast(({ name, button }) => !button && isPressed(keysByName[name] ?? '', event))
  if (!meant || event.defaultPrevented) return
  event.preventDefault()
  meant.run()
}
