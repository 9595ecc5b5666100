import { z } from 'zod'
import { defineContent } from './contents/content-operation.ts'
import { cardDetails, joinName, writeCard } from './contents/write-card.ts'
import { errors } from './errors.ts'

/** Generates a code that adds a contact. */
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
    if (joinName(firstName, lastName).trim() === '') throw errors.empty()
    return writeCard({ firstName, lastName, details: cardDetails.map((kind) => [kind, details[kind]]) })
  },
})
