import type { Sample } from '#kit/samples.ts'
import type { Counts } from '../count/fields.ts'

export type CountSample = Sample<{ text: string }, Counts>
