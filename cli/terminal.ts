import type { Readable, Writable } from 'node:stream'

/** The streams and environment of a command. */
export interface Terminal {
  stdin: Readable & { isTTY?: boolean }
  stdout: Writable & { isTTY?: boolean }
  stderr: Writable & { isTTY?: boolean }
  env: Record<string, string | undefined>
}
