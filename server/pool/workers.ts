import { startWorker, type Worker } from './worker.ts'

interface Options {
  start: Parameters<typeof startWorker>[0]
  idleMilliseconds: number
}

/** Keeps idle children for the next runs: at least one, the others for a while. */
export class Workers {
  #idle = new Map<Worker, NodeJS.Timeout>()
  #options: Options
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
    this.#keep(this.#start())
  }

  /** Takes the most recently used child, as it has most modules loaded, or starts one. */
  take(): Worker {
    const worker = [...this.#idle.keys()].filter((other) => other.isHealthy()).at(-1) ?? this.#start()
    this.#remove(worker)
    // So that the next call finds a started child.
    if (this.#idle.size === 0 && !this.#isClosed) this.#keep(this.#start())
    return worker
  }

  release(worker: Worker): void {
    if (this.#isClosed || !worker.isHealthy()) worker.kill()
    else this.#keep(worker)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const idle = [...this.#idle.keys()]
    for (const worker of idle) worker.kill()
    await Promise.all(idle.map(({ ended }) => ended))
  }

  #start(): Worker {
    const worker = startWorker(this.#options.start)
    void worker.ended.then(() => this.#remove(worker))
    return worker
  }

  #keep(worker: Worker): void {
    const killUnlessLast = () => {
      if (this.#idle.size > 1) worker.kill()
    }
    this.#idle.set(worker, setTimeout(killUnlessLast, this.#options.idleMilliseconds).unref())
  }

  #remove(worker: Worker): void {
    clearTimeout(this.#idle.get(worker))
    this.#idle.delete(worker)
  }
}
