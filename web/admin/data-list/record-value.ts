import { type AdminRecord, banUa, type FriendLink, friendLink } from '#contract/data-list.ts'

/** A record as far as its value is read. */
type StoredValue = Pick<AdminRecord, 'key' | 'kind' | 'value'>

/** Reads a friend link; one that cannot be read is empty, and neither shown nor opened in a new tab. */
export const linkOf = ({ value }: Pick<StoredValue, 'value'>): FriendLink =>
  friendLink.catch(friendLink.parse({})).parse(jsonOf(value))

/** Reads what keeps browsers out; what cannot be read keeps out nobody. */
export const banOf = ({ value }: Pick<StoredValue, 'value'>) => banUa.catch(banUa.parse({})).parse(jsonOf(value))

/** Whether a record does anything: both kinds can be switched off. */
export const isEnabled = (record: StoredValue): boolean =>
  record.kind === 'friend_link' ? linkOf(record).enable : banOf(record).enable

/** The value with its switch set, as JSON text; unknown fields stay. */
export const withEnable = ({ value }: StoredValue, enable: boolean): string =>
  JSON.stringify({ ...Object(jsonOf(value)), enable })

/** What a record is called where it is spoken of: the name of a link, the texts of a ban; its key where it has neither. */
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
