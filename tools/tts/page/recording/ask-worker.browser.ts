import { errorOf } from '#kit/failure.ts'
import { watchLife } from '#lib/worker-life.browser.ts'
import type { PieceReply, SpeechReply, SpeechRequest } from '../../speech/worker-protocol.ts'

interface Listeners {
  signal: AbortSignal
  piece?: (piece: PieceReply) => void
  progress?: (share: number) => void
}

/**
 * Asks a worker of its own, which is gone afterwards and its memory with it. To cancel is to end it.
 *
 * @throws the worker's failure; the signal's reason; an Error where the worker itself breaks
 */
export async function askWorker(request: SpeechRequest, { signal, piece, progress }: Listeners): Promise<File | true> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('../../speech/speech.worker.browser.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<File | true>()
  watchLife(worker)
  worker.addEventListener('message', ({ data }: MessageEvent<SpeechReply>) => {
    if ('piece' in data) piece?.(data.piece)
    else if ('progress' in data) progress?.(data.progress)
    else if ('done' in data) resolve(data.done)
    else if ('failure' in data) reject(errorOf(data.failure))
  })
  worker.addEventListener('error', ({ message }) => reject(new Error(`The speech worker broke: ${message}`)))
  worker.addEventListener('messageerror', () => reject(new Error('A piece of speech could not be read')))
  const cancel = () => reject(signal.reason)
  signal.addEventListener('abort', cancel)
  try {
    worker.postMessage(request)
    return await promise
  } finally {
    signal.removeEventListener('abort', cancel)
    worker.terminate()
  }
}
