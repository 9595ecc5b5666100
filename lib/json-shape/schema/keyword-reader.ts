import type { Constraints } from './constraints.ts'
import type { Expression, Expressions } from './expressions.ts'
import type { JsonTree } from './json-tree.ts'

/** Reads the subschemas of keywords. */
export interface KeywordReader {
  tree: JsonTree
  expressions: Expressions
  of(token: number): Expression
  readValue(token: number): Constraints
  union(parts: readonly Constraints[]): Constraints
  remark(code: 'openNumbers', token: number): void
  /** Notes a restriction that no validator can check from the types. */
  unchecked(keyword: string, value: number): void
  spend(steps: number): void
  refuse(token: number, expected: string): never
}
