import { relative } from 'node:path'

/** Reports the number of finished files and their times to `run-parts.mjs`. */
export default class VitestProgress {
  total = 0
  done = 0

  onTestRunStart(specifications) {
    this.total = specifications.length
    process.send?.({ done: 0, total: this.total, unit: 'files' })
  }

  /** Tests that passed only on a retry are listed as flaky. */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) {
      console.log(`\nTried again: ${relative(process.cwd(), test.module.moduleId)}: ${test.fullName}`)
      for (const { stack, message } of test.result().errors ?? []) console.log(stack ?? message)
    }
  }

  onTestModuleEnd(module) {
    const { duration, collectDuration, setupDuration } = module.diagnostic()
    const time = duration + collectDuration + setupDuration
    process.send?.({ done: ++this.done, total: this.total, file: relative(process.cwd(), module.moduleId), time })
  }
}
