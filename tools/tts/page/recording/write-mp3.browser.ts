import { WorkerClient } from '#lib/worker/worker-client.ts'
import { workerPort } from '#lib/worker/worker-port.browser.ts'
import type { Mp3Methods } from '../../speech/mp3.worker.browser.ts'

/** Encodes samples as MP3 in a worker that is terminated afterwards, to free its memory. */
export async function writeMp3(samples: Blob, signal: AbortSignal): Promise<File> {
  const worker = new Worker(new URL('../../speech/mp3.worker.browser.ts', import.meta.url), { type: 'module' })
  const client = new WorkerClient<Mp3Methods>(workerPort(worker))
  try {
    return await client.ask('writeMp3', samples, { signal })
  } finally {
    client.end(new Error('The file is written'))
  }
}
