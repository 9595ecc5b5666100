import { z } from 'zod'
import { defineContent } from './contents/content-operation.ts'
import { escapeWifi } from './contents/escape.ts'
import { errors } from './errors.ts'

/** Makes a code that lets phones into a wireless network. */
export const wifi = defineContent('wifi', {
  input: {
    network: z.string(),
    // Marked as what only its owner may see: no storage keeps it, and no link carries it.
    password: z.string().default('').meta({ format: 'password' }),
    security: z.enum(['WPA', 'WEP', 'nopass']).default('WPA'),
    hidden: z.boolean().default(false),
  },
  write({ network, password, security, hidden }) {
    if (network === '') throw errors.empty()
    // Without a password there is nothing to encrypt with.
    const kind = password === '' ? 'nopass' : security
    const secret = kind === 'nopass' ? '' : `P:${escapeWifi(password)};`
    return `WIFI:T:${kind};S:${escapeWifi(network)};${secret}${hidden ? 'H:true;' : ''};`
  },
})
