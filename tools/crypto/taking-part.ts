import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import type { Mode } from '#lib/ciphers/stream.ts'
import { type Algorithm, facts, isPadded, ivLengthOf, takesKeySize } from './ciphers.ts'

type Values = Record<string, unknown>

/**
 * Narrows the description of an operation to the fields that take part in what was chosen: no mode for RC4, no padding
 * for CTR. What was left in the others must not count. A choice that this operation does not have, since it was made for
 * another, is as good as none.
 */
export function narrowed(schema: JsonSchema, operation: string, values: Values): JsonSchema {
  const offered = fieldsOf(schema).map(([name, field]): [string, JsonSchema] => [name, offer(name, field, operation)])
  const chosen = chosenIn({ properties: Object.fromEntries(offered) }, values)
  const rules: Record<string, (chosen: Chosen) => TakesPart> = { hash: inHash, 'generate-key': inNewKey }
  const takesPart = rules[operation]?.(chosen) ?? inCipher(operation, chosen)
  const properties = offered.filter(([name, field]) => isMaterial(field) || takesPart(name))
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** Narrows it to the fields whose value counts: a choice made for another operation does not, so that the default holds. */
export function heeded(schema: JsonSchema, values: Values): JsonSchema {
  const properties = fieldsOf(schema).filter(([name, field]) => fits(field, values[name]))
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** Tells what holds for a field: what was chosen, where it is one of the choices, or else the default. */
export function chosenIn({ properties }: JsonSchema, values: Values): Chosen {
  return (name) => {
    const field = properties?.[name]
    if (typeof field !== 'object') return undefined
    return (fits(field, values[name]) ? values[name] : undefined) ?? field.default
  }
}

type Chosen = (name: string) => unknown
type TakesPart = (name: string) => boolean

const inHash = (chosen: Chosen): TakesPart => {
  const isKeyed = chosen('algorithm') === 'HMAC'
  return (name) => isKeyed || !['hmacHash', 'key', 'keyEncoding'].includes(name)
}

const inNewKey = (chosen: Chosen): TakesPart => {
  const algorithm = chosen('algorithm')
  return (name) => name !== 'keySize' || algorithm === 'AES' || algorithm === 'AES-GCM'
}

function inCipher(operation: string, chosen: Chosen): TakesPart {
  const algorithm = chosen('algorithm') as Algorithm | 'HMAC'
  const mode = chosen('mode') as Mode
  const isEncrypting = operation.startsWith('encrypt')
  if (algorithm === 'HMAC') return (name) => name === 'algorithm'
  if (algorithm === 'Base64') {
    // The other side is Base64 itself.
    return (name) => name === 'algorithm' || name === (isEncrypting ? 'inputEncoding' : 'outputEncoding')
  }
  const isDerived = chosen('keyEncoding') === 'passphrase'
  const hasIv = !isDerived && ivLengthOf(algorithm, mode) > 0
  const rules: Record<string, boolean> = {
    mode: facts[algorithm].block !== undefined,
    padding: isPadded(algorithm, mode),
    keySize: isDerived && takesKeySize(algorithm),
    kdf: isDerived,
    iterations: isDerived && chosen('kdf') === 'pbkdf2-sha256',
    salt: isDerived,
    iv: hasIv && (isEncrypting || chosen('prependIv') !== true),
    prependIv: hasIv,
    aad: facts[algorithm].isSealed === true,
  }
  return (name) => rules[name] ?? true
}

/** What is encrypted is bytes and not text. */
function offer(name: string, field: JsonSchema, operation: string): JsonSchema {
  if (name !== 'inputEncoding' || operation !== 'decrypt') return field
  return { ...field, enum: ['base64', 'hex'] }
}

const fits = ({ enum: choices }: JsonSchema, value: unknown): boolean =>
  choices === undefined || choices.some((choice) => choice === value)
