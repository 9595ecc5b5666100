import { z } from 'zod'
import { defineContent } from './contents/content-operation.ts'
import { phoneNumber } from './contents/phone-number.ts'

/** Generates a code that starts a text message; everything after the second colon is its text. */
export const sms = defineContent('sms', {
  input: { number: z.string(), message: z.string().default('').meta({ format: 'textarea' }) },
  write: ({ number, message }) => `SMSTO:${phoneNumber(number)}:${message}`,
})
