import type { Failure } from '#kit/failure.ts'
import type { Body } from '../bodies/body.ts'
import type { SentBody } from '../bodies/read-body.ts'
import type { AnswerFormat } from '../bodies/write-answer.ts'
import type { RefusalCode } from '../http/refusal.ts'

/** The input of an operation: a serialized value, JSON with files as objects, or a request's unparsed body. */
export type JobInput = { serialized: unknown } | { json: unknown } | { sent: SentBody }

/** The message that starts one run in a child. The next is sent after its answer. */
export interface Job {
  tool: string
  operation: string
  input: JobInput
  format: AnswerFormat
  /** Whether the child tells its progress meanwhile. */
  tellsProgress?: boolean
}

/** What a run asks of its caller meanwhile. */
export interface JobCall {
  signal: AbortSignal
  /** Hears the share of the work that is done, 0 to 1, at most ten times a second; less again where a run starts anew. */
  progress?: ((share: number) => void) | undefined
}

/** An answer as bytes, with its headers. */
export interface AnswerBytes {
  headers: Record<string, string>
  body: Body
}

/** The message that ends a run: a serialized value, the bytes of an answer, or the reason for its failure. */
export type JobAnswer = { output: unknown } | { written: AnswerBytes } | { failure: Failure } | { refusal: RefusalCode }

/** The messages before that, if they are asked for: the share of the work that is done, 0 to 1. */
export interface JobProgress {
  progress: number
}

/** The message before all others, once the child has loaded and received the job: its time limit starts here. */
export const jobStarted = 'jobStarted'
