import type { Boot } from '#contract/boot.ts'

/** The context of every route. */
export interface RouterContext {
  boot: Boot
  /** Content that only the server has, for the page it was asked for: the API's documentation, the licences. */
  served: string
}
