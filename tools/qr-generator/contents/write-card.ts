import { escapeCard } from './escape.ts'

/** Somebody to be reached. Of what a person may have several of, each is a line of its own. */
export interface Card {
  firstName: string
  lastName: string
  /** As it is shown, where that is not put together of both. */
  fullName?: string
  details: readonly [kind: CardDetail, value: string][]
}

export type CardDetail = keyof typeof properties

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

export const cardDetails = Object.keys(properties) as CardDetail[]

/** Writes a vCard 3.0, which every phone reads (RFC 2426). What is empty is left out. */
export function writeCard({ firstName, lastName, fullName, details }: Card): string {
  const lines = details.flatMap(([kind, value]) => (value === '' ? [] : [properties[kind] + escapeCard(value)]))
  return [
    ...['BEGIN:VCARD', 'VERSION:3.0', `N:${escapeCard(lastName)};${escapeCard(firstName)};;;`],
    ...[`FN:${escapeCard(fullName ?? joinName(firstName, lastName))}`, ...lines, 'END:VCARD'],
  ].join('\r\n')
}

/** In Chinese the family comes first, without a space. */
export const joinName = (first: string, last: string): string =>
  /^\p{Script=Han}/u.test(last) ? last + first : [first, last].filter(Boolean).join(' ')
