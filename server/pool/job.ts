import type { Failure } from '#kit/failure.ts'
import type { Body } from '../bodies/body.ts'
import type { SentBody } from '../bodies/read-body.ts'
import type { AnswerFormat } from '../bodies/write-answer.ts'
import type { RefusalCode } from '../http/refusal.ts'

/** The input of an operation: a serialized value, JSON that holds files as objects, or a request's body as it came. */
export type JobInput = { serialized: unknown } | { json: unknown } | { sent: SentBody }

/** What the pool sends a child: one run. The next one follows its answer. */
export interface Job {
  tool: string
  operation: string
  input: JobInput
  format: AnswerFormat
}

/** The bytes of an answer with its headers. */
export interface AnswerBytes {
  headers: Record<string, string>
  body: Body
}

/** What a child sends back: a serialized value, the bytes of an answer, or why there is none. */
export type JobAnswer = { output: unknown } | { written: AnswerBytes } | { failure: Failure } | { refusal: RefusalCode }

/** What a child sends back before that, once it has loaded what it runs with and holds the job: its time counts from here. */
export const jobStarted = 'jobStarted'
