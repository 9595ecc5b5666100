import { escapeCard } from './escape.ts'

/** A contact; `details` may have several of a kind. */
export interface Card {
  firstName: string
  lastName: string
  /** The display name, if it is not composed of both. */
  fullName?: string
  details: readonly [kind: CardDetail, value: string][]
}

export type CardDetail = keyof typeof properties

/** The whole address is written as the street. */
const properties = {
  phone: 'TEL:',
  email: 'EMAIL:',
  organization: 'ORG:',
  jobTitle: 'TITLE:',
  website: 'URL:',
  address: 'ADR:;;',
  note: 'NOTE:',
}

export const cardDetails = Object.keys(properties) as CardDetail[]

/** Writes a vCard 3.0, which every phone can read (RFC 2426). Empty values are left out. */
export function writeCard({ firstName, lastName, fullName, details }: Card): string {
  const lines = details.flatMap(([kind, value]) => (value === '' ? [] : [properties[kind] + escapeCard(value)]))
  return [
    ...['BEGIN:VCARD', 'VERSION:3.0', `N:${escapeCard(lastName)};${escapeCard(firstName)};;;`],
    ...[`FN:${escapeCard(fullName ?? joinName(firstName, lastName))}`, ...lines, 'END:VCARD'],
  ].join('\r\n')
}

/** Puts a Chinese family name first, without a space. */
export const joinName = (first: string, last: string): string =>
  /^\p{Script=Han}/u.test(last) ? last + first : [first, last].filter(Boolean).join(' ')
