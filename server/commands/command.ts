import type { Settings } from '../settings/settings.ts'

/** What a command reads and writes; a process has all three. */
export interface Streams {
  stdin: AsyncIterable<Buffer | string> & { isTTY?: boolean }
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

/** What a command works with. */
export interface CommandInput {
  /** Its positionals and options, by name. */
  values: Record<string, string>
  settings: Settings
  streams: Streams
}

/** Something that the site does on the command line instead of serving. */
export interface Command {
  help: string
  /** What follows its name, in order. */
  positionals?: string[]
  /** Options; it needs them all. */
  options?: ('username' | 'role')[]
  /** Answers with what is printed. @throws Error with a sentence for whoever ran the command */
  run(input: CommandInput): Promise<string>
}
