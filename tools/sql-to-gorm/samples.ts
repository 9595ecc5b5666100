import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'
export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'a', zh: '示例' },
      input: { sql: 'create table a (id int)' },
      output: { code: '', tables: [], dialect: 'mysql', warnings: [] },
    },
  ],
  format: [{ title: { en: 'a', zh: '示例' }, input: { sql: 'create table a (id int)' }, output: { sql: '' } }],
}
