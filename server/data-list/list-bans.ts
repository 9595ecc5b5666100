import { banUa } from '#contract/data-list.ts'
import type { Database } from '../store/open-sqlite.ts'

/** Lists the banned User-Agent texts of enabled records, in lower case. */
export async function listBans(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('data_list').select('value').where('kind', '=', 'ban_ua').execute()
  const bans = rows.map(({ value }) => banUa.safeParse(parse(value)).data)
  return bans.flatMap((ban) => (ban?.enable ? ban.values.filter((text) => text.length > 0) : [])).map(lower)
}

const lower = (text: string): string => text.toLowerCase()

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
