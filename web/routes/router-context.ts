import type { Boot } from '#contract/boot.ts'

/** The context of every route. */
export interface RouterContext {
  boot: Boot
  /** Content of the requested page that only the server has: the API's documentation, the licences. */
  served: string
}
