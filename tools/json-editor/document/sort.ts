import type { JsonIndex } from '#lib/json/json-index.ts'
import { sourceOf } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'
import { type Kind, kindOf } from '../navigation/value-kind.ts'
import { type EditContext, reorder } from './value-edits.ts'

export interface SortOrder {
  /** The member to sort the items by; without one, items by themselves and members by their names. */
  by?: string | undefined
  descending?: boolean
  /** A BCP 47 language, by whose rules texts are ordered. */
  language: string
}

/**
 * Sorts the children of a container: numbers first, by their size, then texts by the rules of a language with numbers
 * in them by their size, then the rest as it comes. What has no such member stands last. Equal ones keep their order.
 */
export function sortChildren(edited: EditContext, parent: number, { by, descending = false, language }: SortOrder) {
  const { index, navigation } = edited
  const isObject = navigation.isObject(parent)
  const children = navigation.childrenOf(parent)
  const collator = new Intl.Collator(language, { numeric: true })
  const ranks = Array.from(children, (value, place) => {
    if (isObject && by === undefined) return { place, rank: 1, text: textOfString(index, value - 1), number: 0 }
    const compared = by === undefined ? value : navigation.memberOf(value, by)
    return { place, ...rankOf(index, compared) }
  })
  const sign = descending ? -1 : 1
  ranks.sort((a, b) => {
    // What is missing is last, whichever way round.
    if (a.rank === missing || b.rank === missing) return a.rank - b.rank
    return sign * (a.rank - b.rank || a.number - b.number || collator.compare(a.text, b.text)) || a.place - b.place
  })
  return reorder(
    edited,
    parent,
    ranks.map(({ place }) => place),
  )
}

const missing = 9
const rankOfKind: Record<Kind, number> = { number: 0, string: 1, boolean: 2, null: 3, object: 4, array: 5 }

function rankOf(index: JsonIndex, token: number | undefined) {
  if (token === undefined) return { rank: missing, number: 0, text: '' }
  const kind = kindOf(index, token)
  const rank = rankOfKind[kind]
  if (kind === 'number') return { rank, number: Number(sourceOf(index, token)), text: sourceOf(index, token) }
  return { rank, number: 0, text: kind === 'string' ? textOfString(index, token) : textOfWord(index, token, kind) }
}

const textOfWord = (index: JsonIndex, token: number, kind: Kind): string =>
  kind === 'boolean' ? sourceOf(index, token) : ''
