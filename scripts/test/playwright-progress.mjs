import { relative } from 'node:path'

/** Reports the number of finished journeys and their times to `run-parts.mjs`, and prints failures at once. */
export default class PlaywrightProgress {
  total = 0
  done = 0

  onBegin(_config, suite) {
    this.total = suite.allTests().length
    process.send?.({ done: 0, total: this.total, unit: 'journeys' })
  }

  onTestEnd(test, result) {
    const file = relative(process.cwd(), test.location.file)
    const isLast = result.status === test.expectedStatus || result.retry === test.retries
    if (isLast) this.done++
    process.send?.({ done: this.done, total: this.total, file, time: result.duration })
    if (result.status === test.expectedStatus || result.status === 'skipped') return
    console.log(`\n${result.retry < test.retries ? 'Tried again' : 'FAILED'}: ${nameOf(test)}`)
    for (const { message, snippet, stack } of result.errors) console.log([message ?? stack, snippet].join('\n'))
  }

  onStdOut(chunk) {
    process.stdout.write(chunk)
  }

  onStdErr(chunk) {
    process.stderr.write(chunk)
  }

  onError({ message, stack }) {
    console.error(stack ?? message)
  }

  onEnd() {
    console.log(`${this.done} of ${this.total} journeys were made`)
  }

  printsToStdio() {
    return true
  }
}

const nameOf = (test) => `${relative(process.cwd(), test.location.file)}: ${test.titlePath().slice(3).join(' › ')}`
