import type { InputOf } from '#kit/description.ts'
import type { runTests } from '../../run-tests.ts'

/** A test of a pattern, with every field said. */
export type PatternTest = Required<InputOf<typeof runTests>['tests'][number]>
