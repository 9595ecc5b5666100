import type { Failure } from '#kit/failure.ts'

/** What the pool sends a child: one run. It is given the next when it has answered. */
export interface Job {
  tool: string
  operation: string
  /** Packed. */
  input: unknown
}

/** What a child sends back, packed. */
export type Answer = { output: unknown } | { failure: Failure }
