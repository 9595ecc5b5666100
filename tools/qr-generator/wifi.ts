import { z } from 'zod'
import { defineContent } from './contents/content-operation.ts'
import { escapeWifi } from './contents/escape.ts'
import { errors } from './errors.ts'

/** Generates a code that connects phones to a Wi-Fi network. */
export const wifi = defineContent('wifi', {
  input: {
    network: z.string(),
    // Values of this format are never stored, nor put into links.
    password: z.string().default('').meta({ format: 'password' }),
    security: z.enum(['WPA', 'WEP', 'nopass']).default('WPA'),
    hidden: z.boolean().default(false),
  },
  write({ network, password, security, hidden }) {
    if (network === '') throw errors.empty()
    // A network without a password is open.
    const kind = password === '' ? 'nopass' : security
    const secret = kind === 'nopass' ? '' : `P:${escapeWifi(password)};`
    return `WIFI:T:${kind};S:${escapeWifi(network)};${secret}${hidden ? 'H:true;' : ''};`
  },
})
