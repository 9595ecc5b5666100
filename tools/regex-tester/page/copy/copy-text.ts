import { errors } from '../../errors.ts'

/**
 * Copies a text. Nothing is nothing to copy: that needs a pattern or matches.
 *
 * @throws copyFailed also where the browser refuses the clipboard
 */
export async function copyText(text: string, write: (text: string) => Promise<void>): Promise<void> {
  if (text === '') throw errors.copyFailed()
  await write(text).catch(() => {
    throw errors.copyFailed()
  })
}
