import { z } from 'zod'

/** The version whose rules apply to plain scalars: only in YAML 1.1 `no` is false and 012 is 10. */
export const version = z.enum(['1.2', '1.1']).default('1.2')

/** Whether the JSON is one document, or each item of its array is one. */
export const documents = z.enum(['one', 'many']).default('one')
