import type { Call } from '#kit/call.ts'
import { errors } from './errors.ts'

/** Works on a file that was given. @throws noFile; uploadFailed when it cannot be read, or is not any more what it was */
export async function withFile<Result>(file: File, { signal }: Call, work: () => Promise<Result>): Promise<Result> {
  // A form sends an empty file without a name where nothing was chosen.
  if (file.size === 0 && file.name === '') throw errors.noFile()
  try {
    return await work()
  } catch (error) {
    const isUnreadable = error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name)
    throw isUnreadable && !signal.aborted ? errors.uploadFailed() : error
  }
}
