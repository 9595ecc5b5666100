import { fits } from '#kit/check-schema.ts'
import { issueSentences } from '#kit/issue-sentences.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { type KeptRecord, type Place, readRecords } from '#ui/device/kept/record.ts'
import { asWritten, recordPieces } from '#ui/device/kept/record-pieces.ts'
import { sizeOfValue } from '#ui/device/kept/size-of-value.ts'
import { toolById } from '../../catalogue/catalogue.ts'
import { pipelinesTitle } from '../../pipelines/title.ts'

interface NamedKind {
  id: string
  place: Exclude<Place, 'cookie'>
  /** The prefixes of the record names, before the id of a tool. */
  beginnings: readonly `${string}:`[]
  title: Localized
  about: Localized
  /** The schema of a record. */
  schema: JsonSchema
  /** The number of items in a record. */
  countOf?: (value: unknown) => number
  /** Limits a valid value. */
  limit?: (value: unknown) => unknown
}

/** In bytes, so that an exported file can be imported. Smaller records go first. */
const maxWritten = 20_000_000

/** A kind of data stored for each tool, under a name that ends with the tool's id. */
export function namedKind({ id, place, beginnings, title, about, schema, countOf, limit }: NamedKind): KeptKind {
  const stored = beginnings.map((name) => ({ place, name }))
  const heldBy = ({ value }: KeptRecord) => (place === 'database' ? value : jsonOf(value))
  const within = (value: unknown) => (limit && value !== undefined ? limit(value) : value)
  // A file has only the tool's id as the name, unless there are several records of a tool.
  const [common = ''] = beginnings.length === 1 ? beginnings : []
  const isName = (key: string) =>
    beginnings.some(
      (each) => /^[a-z\d][a-z\d-]{0,79}$/.test((common + key).slice(each.length)) && (common + key).startsWith(each),
    )

  return {
    id,
    title,
    about,
    stored,
    read: () => recordPieces(stored, labelOf, countOf && ((record) => countOf(heldBy(record)))),
    file: {
      schema: { type: 'object', additionalProperties: schema },
      async write() {
        const all = (await readRecords(stored))
          .map((record) => ({ key: record.name.slice(common.length), value: within(heldBy(record)) }))
          // Records of an older format are not exported either.
          .filter(({ key, value }) => isName(key) && fits(schema, value))
          .map((each) => ({ ...each, size: sizeOfValue(each.value) }))
          .sort((one, other) => one.size - other.size)
        let sum = 0
        const written = all.filter(({ size }) => {
          sum += size
          return sum <= maxWritten
        })
        const value = Object.fromEntries(written.map((each) => [each.key, each.value]))
        return { ...(written.length > 0 && { value }), left: all.length - written.length }
      },
      async read(kept) {
        const pairs = Object.entries(kept as object)
        const [wrong] = pairs.flatMap(([key]) => (isName(key) ? [] : [key.slice(0, 80)]))
        if (wrong !== undefined) return { field: wrong, message: issueSentences.unknown(wrong) }
        return pairs.map(([key, each]) => {
          const value = within(each)
          return { place, name: common + key, value: place === 'database' ? value : JSON.stringify(value) }
        })
      },
    },
  }
}

const labelOf = ({ name }: KeptRecord): Localized => {
  const tool = name.slice(name.indexOf(':') + 1)
  return toolById(tool)?.title ?? (tool === 'pipelines' ? pipelinesTitle : asWritten(tool))
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
