import { errors } from '../../errors.ts'

/**
 * Copies a text; an empty one is refused.
 *
 * @throws copyFailed also where the browser refuses the clipboard
 */
export async function copyText(text: string, write: (text: string) => Promise<void>): Promise<void> {
  if (text === '') throw errors.copyFailed()
  await write(text).catch(() => {
    throw errors.copyFailed()
  })
}
