import { z } from 'zod'

/** Whose rules hold for plain scalars: `no` is false and 012 is 10 in YAML 1.1 alone. */
export const version = z.enum(['1.2', '1.1']).default('1.2')

/** Whether the JSON is one document, or its list a document an item. */
export const documents = z.enum(['one', 'many']).default('one')
