import type { Settings } from '../settings/settings.ts'

/** The standard streams that a command reads and writes, as `process` has them. */
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
  /** Its options, all of them required. */
  options?: ('username' | 'role')[]
  /** Answers with what is printed. @throws Error with a sentence for whoever ran the command */
  run(input: CommandInput): Promise<string>
}
