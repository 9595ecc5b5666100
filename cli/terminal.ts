import type { Readable, Writable } from 'node:stream'

/** What a command reads from and writes to. */
export interface Terminal {
  stdin: Readable & { isTTY?: boolean }
  stdout: Writable & { isTTY?: boolean }
  stderr: Writable & { isTTY?: boolean }
  env: Record<string, string | undefined>
}
