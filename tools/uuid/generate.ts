import { z } from 'zod'
import { advanced, onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { systemRandom } from '#lib/random/random-bytes.ts'
import { errors } from './errors.ts'
import { isUuid, type Kind, kinds } from './make/kinds.ts'
import { makeIds } from './make/make-ids.ts'
import { currentInstant, readInstant } from './text/instant.ts'

/** Kinds that are made of a name. */
const named = ['v3', 'v5', 'v8'] as const

/** Generates IDs of one kind: UUIDs (RFC 9562), ULIDs, NanoIDs or ObjectIds. */
export const generate = defineOperation('generate', {
  input: {
    kind: z.enum(kinds).default('v4'),
    count: z.int().min(1).max(10_000).default(1),
    namespace: onlyFor({ kind: named }, z.enum(['dns', 'url', 'oid', 'x500', 'custom']).default('dns')),
    namespaceId: onlyFor({ kind: named, namespace: ['custom'] }, z.string().default('')),
    name: onlyFor({ kind: named }, z.string().default('')),
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
  async run({ kind, at, upperCase, hyphens, wrap, separator, ...asked }) {
    const instant = at.trim() === '' ? currentInstant() : readInstant(at)
    if (instant === undefined) throw errors.badTime({ time: at })
    const made = await makeIds(kind, { ...asked, instant }, systemRandom())
    const ids = made.map((id) => dress(id, kind, { upperCase, hyphens, wrap }))
    return { ids: ids.join(readEscapes(separator)), first: ids[0] ?? '', count: ids.length }
  },
})

interface Dress {
  upperCase: boolean
  hyphens: boolean
  wrap: 'none' | 'braces' | 'quotes' | 'urn'
}

/** Writes an ID as it was asked for: hyphens and a URN belong to UUIDs, and a URN has hyphens (RFC 9562, section 4). */
function dress(id: string, kind: Kind, { upperCase, hyphens, wrap }: Dress): string {
  const isUrn = wrap === 'urn' && isUuid(kind)
  const whole = isUuid(kind) && (hyphens || isUrn) ? id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : id
  // In a NanoID the case tells letters apart, and ULIDs have no lowercase.
  const cased = upperCase && kind !== 'nanoid' ? whole.toUpperCase() : whole
  if (isUrn) return `urn:uuid:${cased}`
  if (wrap === 'braces') return `{${cased}}`
  return wrap === 'quotes' ? `"${cased}"` : cased
}

/** A line has no room for a line break, so one may be written as programmers do. */
const readEscapes = (separator: string): string =>
  separator.replace(/\\[nrt]/g, (written) => ({ '\\n': '\n', '\\r': '\r', '\\t': '\t' })[written] ?? written)
