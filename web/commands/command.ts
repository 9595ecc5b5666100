import type { SearchedCommand } from '#ui/commands/command-words.ts'

/** A command that is available on every page. */
export interface Command {
  name: SearchedCommand
  /** Keys that do the same, those of one way joined by `+`. */
  keys?: string | undefined
  run: () => void
  /** Whether it opens another page, which gets the focus. */
  isVisit?: boolean
}
