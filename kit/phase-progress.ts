import type { Call } from './operation.ts'

/** Reports the shares of one phase as shares of the whole run, of which it is the stretch from one share to another. */
export const phaseProgress =
  ({ progress }: Call, from: number, to: number) =>
  (share: number): void =>
    progress(from + (to - from) * share)
