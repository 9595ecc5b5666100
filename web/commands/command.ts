import type { SearchedCommand } from '#ui/commands/command-words.ts'

/** A command that is available on every page. */
export interface Command {
  name: SearchedCommand
  /** Keys that do the same, those of one way joined by `+`. */
  keys?: string | undefined
  run: () => void
  /** It leads to another page, to which the focus goes then. */
  isVisit?: boolean
}
