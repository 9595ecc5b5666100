import type { FriendLink } from '#contract/data-list.ts'
import { basePath } from '#ui/device/base-path.ts'

/**
 * Fetches the friend links.
 *
 * @throws Error with the server's msg, or 'Failed to fetch data list', unless the answer's code is 200
 */
export async function readFriendLinks(): Promise<FriendLink[]> {
  const response = await fetch(
    `${import.meta.env['VITE_API_BASE'] || basePath()}/v1/data_list/sort_data?kinds=friend_link`,
  )
  const answer = await response.json().catch(() => ({}))
  if (answer?.code !== 200) throw new Error(answer?.msg || 'Failed to fetch data list')
  return Array.isArray(answer.data) ? answer.data.map(readLink).filter((link: FriendLink) => link.enable) : []
}

/** Parses the value of a record; an invalid one becomes an empty link, which is not shown. */
function readLink({ value }: { value?: unknown }): FriendLink {
  const empty = { name: '', link: '', open_blank: false, enable: false }
  try {
    return { ...empty, ...JSON.parse(String(value)) }
  } catch {
    return empty
  }
}
