/** More nobody reads; a file of a million odd lines has as many. */
const maxWarnings = 20

/** Collects what the runs of a step warn of: each once, the first of them. */
export class StepWarnings {
  #byText = new Map<string, unknown>()

  add(warnings: unknown): void {
    if (!Array.isArray(warnings)) return
    for (const warning of warnings) {
      if (this.#byText.size >= maxWarnings) return
      this.#byText.set(JSON.stringify(warning), warning)
    }
  }

  get all(): unknown[] {
    return [...this.#byText.values()]
  }
}
