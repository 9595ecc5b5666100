import { z } from 'zod'
import { defineContent } from './contents/content-operation.ts'
import { phoneNumber } from './contents/phone-number.ts'

/** Generates a code that calls a number. */
export const phone = defineContent('phone', {
  input: { number: z.string() },
  write: ({ number }) => `tel:${phoneNumber(number)}`,
})
