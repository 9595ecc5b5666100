import type { Call } from '#kit/call.ts'
import { errors } from '../errors.ts'

/** Runs a task on a chosen file. @throws noFile; uploadFailed when it can't be read or has changed */
export async function withReadableFile<Result>(
  file: File,
  { signal }: Call,
  task: () => Promise<Result>,
): Promise<Result> {
  // A form sends an empty file without a name where nothing was chosen.
  if (file.size === 0 && file.name === '') throw errors.noFile()
  try {
    return await task()
  } catch (error) {
    const isUnreadable = error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name)
    throw isUnreadable && !signal.aborted ? errors.uploadFailed() : error
  }
}
