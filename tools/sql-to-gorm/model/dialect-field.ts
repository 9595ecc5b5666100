import { z } from 'zod'

export const dialects = ['mysql', 'postgresql', 'sqlite', 'sqlserver'] as const

/** The database of the SQL; detected by default. */
export const dialect = z.enum(['auto', ...dialects]).default('auto')
