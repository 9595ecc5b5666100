import type { CommandName } from './command-words.ts'
import { type Offer, offers } from './use-command.ts'

/**
 * The current offers of a command on the page: buttons in document order, then those without one.
 */
export function availableOffers(name: CommandName): readonly Offer[] {
  const made = offers.filter((offer) => offer.name === name)
  const buttons = made.filter(({ button }) => button && canBePressed(button)).sort(byPlace)
  return [...buttons, ...made.filter(({ button }) => !button)]
}

/** Runs a command, if it is offered on this page. */
export const runCommand = (name: CommandName): void => availableOffers(name)[0]?.run()

const canBePressed = (button: HTMLElement): boolean =>
  !(button instanceof HTMLButtonElement && button.disabled) &&
  button.ariaDisabled !== 'true' &&
  button.checkVisibility()

const byPlace = ({ button: a }: Offer, { button: b }: Offer): number =>
  a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
