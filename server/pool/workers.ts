import { startWorker, type Worker } from './worker.ts'

interface Settings {
  start: Parameters<typeof startWorker>[0]
  idleMilliseconds: number
}

/** Keeps idle children warm for the next run: one at least, the others for a while. */
export class Workers {
  #idle = new Map<Worker, NodeJS.Timeout>()
  #settings: Settings
  #isClosed = false

  constructor(settings: Settings) {
    this.#settings = settings
    this.#keep(this.#start())
  }

  /** Takes the child that was used last, which has most modules loaded, or starts one. */
  take(): Worker {
    const worker = [...this.#idle.keys()].filter((other) => other.isHealthy()).at(-1) ?? this.#start()
    this.#forget(worker)
    // Whoever comes next finds one that has started.
    if (this.#idle.size === 0 && !this.#isClosed) this.#keep(this.#start())
    return worker
  }

  giveBack(worker: Worker): void {
    if (this.#isClosed || !worker.isHealthy()) worker.kill()
    else this.#keep(worker)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const last = [...this.#idle.keys()]
    for (const worker of last) worker.kill()
    await Promise.all(last.map(({ ended }) => ended))
  }

  #start(): Worker {
    const worker = startWorker(this.#settings.start)
    worker.ended.then(() => this.#forget(worker))
    return worker
  }

  #keep(worker: Worker): void {
    const letGo = () => {
      if (this.#idle.size > 1) worker.kill()
    }
    this.#idle.set(worker, setTimeout(letGo, this.#settings.idleMilliseconds).unref())
  }

  #forget(worker: Worker): void {
    clearTimeout(this.#idle.get(worker))
    this.#idle.delete(worker)
  }
}
