import { createStore, getMany, keys, promisifyRequest } from 'idb-keyval'
import { basePath } from '../base-path.ts'
import { notifyHistoryChange } from '../history.ts'

/** A storage of the browser. */
export type Place = 'local' | 'session' | 'cookie' | 'database'

/** The name of a record in a storage. A name that ends with a colon is a prefix. */
export interface KeptName {
  place: Place
  name: string
}

/** A stored record: a text, in the database any value. */
export interface KeptRecord extends KeptName {
  value: unknown
}

export const isNamed = (names: readonly KeptName[], { place, name }: KeptName): boolean =>
  names.some(
    (each) => each.place === place && (each.name.endsWith(':') ? name.startsWith(each.name) : name === each.name),
  )

/** Reads the records of these names; none from a storage that the browser refuses. */
export const readRecords = (names: readonly KeptName[]): Promise<KeptRecord[]> =>
  readRecordsWhere((record) => isNamed(names, record))

/** Reads the records whose names are wanted, and nothing else from the database. */
export async function readRecordsWhere(isWanted: (name: KeptName) => boolean): Promise<KeptRecord[]> {
  const texts = (['local', 'session', 'cookie'] as const).flatMap(readTexts).filter(isWanted)
  try {
    const names = (await keys()).map(String).filter((name) => isWanted({ place: 'database', name }))
    const values = names.length > 0 ? await getMany<unknown>(names) : []
    return [...texts, ...names.map((name, index): KeptRecord => ({ place: 'database', name, value: values[index] }))]
  } catch {
    return texts
  }
}

/**
 * Replaces the records of these names: all, or none if the browser has no space or refuses. Every tab
 * is notified.
 *
 * @throws the browser's error
 */
export async function replaceRecords(names: readonly KeptName[], records: readonly KeptRecord[]): Promise<void> {
  const before = await readRecords(names)
  const gone = before.filter(
    ({ place, name }) =>
      !isNamed(
        records.filter((each) => each.place === place),
        { place, name },
      ),
  )
  const change = { gone, put: records }
  try {
    changeTexts(change)
    await changeDatabase(change)
  } catch (error) {
    // The restored records were there a moment ago, so there is space for them.
    const added = records.filter((record) => !isNamed(before, record))
    changeTexts({ gone: added, put: before })
    throw error
  }
  for (const record of [...gone, ...records]) tell(record)
}

interface Change {
  gone: readonly KeptRecord[]
  put: readonly KeptRecord[]
}

function changeTexts({ gone, put }: Change): void {
  for (const { place, name } of gone) writeText(place, name, undefined)
  for (const { place, name, value } of put) writeText(place, name, String(value))
}

/** One transaction: all or nothing. */
async function changeDatabase({ gone, put }: Change): Promise<void> {
  const isInDatabase = ({ place }: KeptName) => place === 'database'
  const [gones, puts] = [gone.filter(isInDatabase), put.filter(isInDatabase)]
  if (gones.length + puts.length === 0) return
  await defaultStore()('readwrite', (store) => {
    try {
      for (const { name } of gones) store.delete(name)
      for (const { name, value } of puts) store.put(value, name)
    } catch (error) {
      // Else earlier requests of the transaction would be committed.
      store.transaction.abort()
      throw error
    }
    return promisifyRequest(store.transaction)
  })
}

/** The library's default database. */
const defaultStore = () => createStore('keyval-store', 'keyval')

function readTexts(place: 'local' | 'session' | 'cookie'): KeptRecord[] {
  try {
    const pairs = place === 'cookie' ? readCookies() : Object.entries(storageOf(place))
    return pairs.map(([name, value]) => ({ place, name, value }))
  } catch {
    return []
  }
}

const readCookies = (): [string, string][] =>
  document.cookie
    .split('; ')
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])

function writeText(place: Place, name: string, value: string | undefined): void {
  if (place === 'database') return
  if (place === 'cookie') {
    const life = value === undefined ? 0 : 31_536_000
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=${value ?? ''}; Path=${basePath()}/; Max-Age=${life}; SameSite=Lax`
  } else if (value === undefined) storageOf(place).removeItem(name)
  else storageOf(place).setItem(name, value)
}

const storageOf = (place: 'local' | 'session'): Storage => (place === 'local' ? localStorage : sessionStorage)

/** The `storage` event reaches other tabs, but not this one. */
function tell({ place, name }: KeptName): void {
  if (place === 'local') dispatchEvent(new StorageEvent('storage', { key: name }))
  if (place === 'database' && name.startsWith('history:')) notifyHistoryChange(name.slice('history:'.length))
}
