import type { Streams } from './command.ts'

/**
 * Reads a password from standard input, up to the end of the first line. Whoever types it is asked for it.
 *
 * @throws Error when nothing comes
 */
export async function readPassword({ stdin, stderr }: Streams): Promise<string> {
  if (stdin.isTTY) stderr.write('Password (it shows while you type): ')
  const chunks: Buffer[] = []
  for await (const chunk of stdin) {
    chunks.push(Buffer.from(chunk))
    if (chunk.includes('\n')) break
  }
  const [password = ''] = Buffer.concat(chunks).toString().split(/\r?\n/)
  if (password === '') throw new Error('The password is read from standard input, and none came')
  return password
}
