import { z } from 'zod'
import { textOf } from '#kit/text-of.ts'
import { delimiterNames } from '#lib/table/delimiters.ts'

/** A table as a text or a file; its media type makes it the main input. */
export const sourceField = () => z.union([textOf('text/csv'), z.file()]).meta({ contentMediaType: 'text/csv' })

export const delimiterField = () => z.enum(['auto', ...delimiterNames]).default('auto')
