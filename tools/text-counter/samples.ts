import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'
import { chinese } from './samples/chinese.ts'
import { english } from './samples/english.ts'
import { japanese } from './samples/japanese.ts'
import { mixed } from './samples/mixed.ts'
import { smallFile } from './samples/small-file.ts'
import { thai } from './samples/thai.ts'

export const samples: Samples<typeof operations> = {
  count: [english, chinese, mixed, japanese, thai],
  countFile: [smallFile],
}
