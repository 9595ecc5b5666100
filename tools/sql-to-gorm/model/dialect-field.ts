import { z } from 'zod'

export const dialects = ['mysql', 'postgresql', 'sqlite', 'sqlserver'] as const

/** Which database the SQL is for; by default its words tell. */
export const dialect = z.enum(['auto', ...dialects]).default('auto')
