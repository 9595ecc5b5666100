import { type DataRecord, friendLink, type Kind } from '#contract/data-list.ts'
import type { Database } from '../store/open-sqlite.ts'

/**
 * Lists the public records of these kinds: enabled friend links, in their order. Blocked user agents are never public.
 */
export async function listPublicData(database: Database, kinds: readonly Kind[]): Promise<DataRecord[]> {
  if (!kinds.includes('friend_link')) return []
  const rows = await database
    .selectFrom('data_list')
    .select(['id', 'key', 'value'])
    .where('kind', '=', 'friend_link')
    .orderBy('sort')
    .orderBy('key')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, key, value }) => {
    const link = readFriendLink(value)
    return link.enable ? [{ id, key, kind: 'friend_link' as const, value: JSON.stringify(link) }] : []
  })
}

/** Parses a friend link from JSON; returns an empty, disabled link where that fails. */
function readFriendLink(value: string) {
  try {
    return friendLink.catch(friendLink.parse({})).parse(JSON.parse(value))
  } catch {
    return friendLink.parse({})
  }
}
