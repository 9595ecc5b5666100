import { maxStepWarnings } from '#kit/pipeline/step-error.ts'

/** Collects what the runs of a step warn of: each once, the first of them. */
export class StepWarnings {
  #byText = new Map<string, unknown>()

  add(warnings: unknown): void {
    if (!Array.isArray(warnings)) return
    for (const warning of warnings) {
      if (this.#byText.size >= maxStepWarnings) return
      this.#byText.set(JSON.stringify(warning), warning)
    }
  }

  get all(): unknown[] {
    return [...this.#byText.values()]
  }
}
