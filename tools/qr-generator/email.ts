import { z } from 'zod'
import { defineContent } from './contents/content-operation.ts'
import { escapeUrl } from './contents/escape.ts'
import { errors } from './errors.ts'

/** Generates a code that starts an email (RFC 6068). */
export const email = defineContent('email', {
  input: { to: z.string(), subject: z.string().default(''), body: z.string().default('').meta({ format: 'textarea' }) },
  write({ to, subject, body }) {
    const address = to.trim()
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw errors.badAddress()
    const query = Object.entries({ subject, body }).flatMap(([name, value]) =>
      value === '' ? [] : [`${name}=${escapeUrl(value)}`],
    )
    return `mailto:${encodeURI(address.toWellFormed()).replace(/[?&]/g, encodeURIComponent)}${query.length > 0 ? `?${query.join('&')}` : ''}`
  },
})
