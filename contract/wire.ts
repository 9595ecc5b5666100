import { z } from './zod.ts'

/** The form of every answer of the API. `code` equals the HTTP status; `msg` is never empty. */
export interface Envelope<Data = unknown> {
  code: number
  msg: string
  data: Data
}

export const success = <Data>(data: Data, msg = 'success'): Envelope<Data> => ({ code: 200, msg, data })

/** Says what went wrong; `data` is null where there is nothing more to say. */
export const failure = (code: number, msg: string, data: unknown = null): Envelope => ({ code, msg, data })

/** Describes an answer whose data has a schema. */
export const envelopeOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.int().min(100).max(599), msg: z.string().min(1), data })
