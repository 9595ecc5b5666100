import { type AdminRecord, banUa, type FriendLink, friendLink } from '#contract/data-list.ts'

/** The part of a record that has its value. */
type StoredValue = Pick<AdminRecord, 'key' | 'kind' | 'value'>

/** Parses a friend link; an invalid one is empty, and neither shown nor opened in a new tab. */
export const linkOf = ({ value }: Pick<StoredValue, 'value'>): FriendLink =>
  friendLink.catch(friendLink.parse({})).parse(jsonOf(value))

/** Parses a ban; an invalid one matches nothing. */
export const banOf = ({ value }: Pick<StoredValue, 'value'>) => banUa.catch(banUa.parse({})).parse(jsonOf(value))

/** Whether a record is enabled. */
export const isEnabled = (record: StoredValue): boolean =>
  record.kind === 'friend_link' ? linkOf(record).enable : banOf(record).enable

/** The value with `enable` set, as JSON text; unknown fields are kept. */
export const withEnable = ({ value }: StoredValue, enable: boolean): string =>
  JSON.stringify({ ...Object(jsonOf(value)), enable })

/** The name of a record in messages: the name of a link, the texts of a ban; else its key. */
export function nameOf(record: StoredValue): string {
  if (record.kind === 'friend_link') return linkOf(record).name || record.key
  return banOf(record).values.join(', ') || record.key
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
