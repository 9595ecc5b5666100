import { z } from 'zod'
import { defineContent } from './contents/content-operation.ts'
import { escapeCard } from './contents/escape.ts'
import { errors } from './errors.ts'

/** Makes a code that adds somebody to the contacts: a vCard 3.0, which every phone reads (RFC 2426). */
export const contact = defineContent('contact', {
  input: {
    firstName: z.string(),
    lastName: z.string().default(''),
    phone: z.string().default(''),
    email: z.string().default(''),
    organization: z.string().default(''),
    jobTitle: z.string().default(''),
    website: z.string().default(''),
    address: z.string().default(''),
    note: z.string().default(''),
  },
  write({ firstName, lastName, ...details }) {
    const name = fullName(firstName, lastName)
    if (name.trim() === '') throw errors.empty()
    const lines = Object.entries(properties).flatMap(([field, property]) => {
      const value = details[field as keyof typeof properties]
      return value === '' ? [] : [property + escapeCard(value)]
    })
    return [
      ...['BEGIN:VCARD', 'VERSION:3.0', `N:${escapeCard(lastName)};${escapeCard(firstName)};;;`],
      ...[`FN:${escapeCard(name)}`, ...lines, 'END:VCARD'],
    ].join('\r\n')
  },
})

/** An address is written whole, as its street. */
const properties = {
  phone: 'TEL:',
  email: 'EMAIL:',
  organization: 'ORG:',
  jobTitle: 'TITLE:',
  website: 'URL:',
  address: 'ADR:;;',
  note: 'NOTE:',
}

/** In Chinese the family comes first, without a space. */
const fullName = (first: string, last: string): string =>
  /^\p{Script=Han}/u.test(last) ? last + first : [first, last].filter(Boolean).join(' ')
