import type { Failure } from '#kit/failure.ts'
import type { Body } from '../bodies/body.ts'
import type { SentBody } from '../bodies/read-body.ts'
import type { AnswerForm } from '../bodies/write-answer.ts'
import type { RefusalCode } from '../http/refusal.ts'

/** What an operation is given: a packed value, JSON that holds files as objects, or a request's body as it came. */
export type Given = { packed: unknown } | { json: unknown } | { sent: SentBody }

/** What the pool sends a child: one run. It is given the next when it has answered. */
export interface Job {
  tool: string
  operation: string
  given: Given
  wanted: AnswerForm
}

/** The bytes of an answer with its headers. */
export interface Written {
  headers: Record<string, string>
  body: Body
}

/** What a child sends back: a packed value, a written answer, or why there is none. */
export type Answer = { output: unknown } | { written: Written } | { failure: Failure } | { refusal: RefusalCode }
