import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  crop: [
    {
      title: { en: 'A word in two scripts', zh: '两种文字' },
      input: { text: 'abc 工具台' },
      output: { text: '台具工 cba' },
    },
  ],
}
