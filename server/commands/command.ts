import type { Language, Localized } from '#kit/language.ts'
import type { Settings } from '../settings/settings.ts'

/** The standard streams that a command reads and writes, as `process` has them. */
export interface Streams {
  stdin: AsyncIterable<Buffer | string> & { isTTY?: boolean }
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

/** What a command gets to run. */
export interface CommandInput {
  /** Positional arguments and options, by name. */
  values: Record<string, string>
  settings: Settings
  streams: Streams
  /** Of what is asked. */
  language: Language
}

/** A command that the server program runs instead of serving. */
export interface Command {
  help: Localized
  /** Its positional arguments, in order. */
  positionals?: string[]
  /** Its options, all required. */
  options?: ('username' | 'role')[]
  /** Returns what is printed: sentences in each language, or data. @throws OperatorError */
  run(input: CommandInput): Promise<Localized | string>
}
