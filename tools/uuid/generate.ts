import { z } from 'zod'
import { advanced, onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { systemRandom } from '#lib/random/random-bytes.ts'
import { errors } from './errors.ts'
import { isUuid, type Kind, kinds } from './make/kinds.ts'
import { makeIds } from './make/make-ids.ts'
import { currentInstant, readInstant } from './text/instant.ts'

/** The kinds that can be based on a name. */
const nameBased = ['v3', 'v5', 'v8'] as const

/** Generates IDs of one kind: UUIDs (RFC 9562), ULIDs, NanoIDs or ObjectIds. */
export const generate = defineOperation('generate', {
  input: {
    kind: z.enum(kinds).default('v4'),
    count: z.int().min(1).max(10_000).default(1),
    namespace: onlyFor({ kind: nameBased }, z.enum(['dns', 'url', 'oid', 'x500', 'custom']).default('dns')),
    namespaceId: onlyFor({ kind: nameBased, namespace: ['custom'] }, z.string().default('')),
    name: onlyFor({ kind: nameBased }, z.string().default('')),
    at: onlyFor({ kind: ['v7', 'v1', 'v6', 'v8', 'ulid', 'objectid'] }, z.string().default('')),
    alphabet: onlyFor({ kind: ['nanoid'] }, z.string().default('')),
    length: onlyFor({ kind: ['nanoid'] }, z.int().min(2).max(255).default(21)),
    upperCase: onlyFor(
      { kind: kinds.filter((kind) => kind !== 'nanoid' && kind !== 'ulid') },
      z.boolean().default(false),
    ),
    hyphens: onlyFor({ kind: kinds.filter(isUuid) }, z.boolean().default(true)),
    wrap: advanced(z.enum(['none', 'braces', 'quotes', 'urn']).default('none')),
    separator: advanced(z.string().max(100).default('\n')),
  },
  output: { ids: textOf('text/plain'), first: z.string(), count: z.int() },
  async run({ kind, at, upperCase, hyphens, wrap, separator, ...options }) {
    const instant = at.trim() === '' ? currentInstant() : readInstant(at)
    if (instant === undefined) throw errors.badTime({ time: at })
    const made = await makeIds(kind, { ...options, instant }, systemRandom())
    const ids = made.map((id) => formatId(id, kind, { upperCase, hyphens, wrap }))
    return { ids: ids.join(readEscapes(separator)), first: ids[0] ?? '', count: ids.length }
  },
})

interface IdFormat {
  upperCase: boolean
  hyphens: boolean
  wrap: 'none' | 'braces' | 'quotes' | 'urn'
}

/** Formats an ID. Hyphens and URNs apply to UUIDs only, and a URN has hyphens (RFC 9562, section 4). */
function formatId(id: string, kind: Kind, { upperCase, hyphens, wrap }: IdFormat): string {
  const isUrn = wrap === 'urn' && isUuid(kind)
  const whole = isUuid(kind) && (hyphens || isUrn) ? id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : id
  // A NanoID is case-sensitive, and ULIDs have no lowercase.
  const cased = upperCase && kind !== 'nanoid' ? whole.toUpperCase() : whole
  if (isUrn) return `urn:uuid:${cased}`
  if (wrap === 'braces') return `{${cased}}`
  return wrap === 'quotes' ? `"${cased}"` : cased
}

/** Replaces `\n`, `\r` and `\t`, since a one-line field cannot hold a line break. */
const readEscapes = (separator: string): string =>
  separator.replace(/\\[nrt]/g, (written) => ({ '\\n': '\n', '\\r': '\r', '\\t': '\t' })[written] ?? written)
