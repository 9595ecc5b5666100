import { maxStepWarnings } from '#kit/pipeline/step-error.ts'

/** Collects the distinct warnings of a step's runs, up to the limit. */
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
