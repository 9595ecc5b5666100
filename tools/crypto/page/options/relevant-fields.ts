import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import {
  type Algorithm,
  cipherProperties,
  isAead,
  isPadded,
  ivLengthOf,
  type Mode,
  takesKeySize,
} from '../../algorithm/algorithms.ts'

type Values = Record<string, unknown>

/**
 * Narrows the description of an operation to the fields that matter for what was chosen: no mode for RC4, no padding
 * for CTR. A value left in one of the others must not count. A choice that this operation does not have, since it was made for
 * another, is as good as none.
 */
export function relevantFields(schema: JsonSchema, operation: string, values: Values): JsonSchema {
  const allowed = fieldsOf(schema).map(([name, field]): [string, JsonSchema] => [
    name,
    withAllowedChoices(name, field, operation, values['algorithm']),
  ])
  const settingOf = settingsIn({ properties: Object.fromEntries(allowed) }, values)
  const rules: Record<string, (settingOf: SettingOf) => IsRelevant> = {
    hash: relevantToHash,
    'generate-key': relevantToNewKey,
  }
  const isRelevant = rules[operation]?.(settingOf) ?? relevantToCipher(operation, settingOf)
  const properties = allowed.filter(([name, field]) => isMaterial(field) || isRelevant(name))
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** Narrows it to the fields whose value counts: a choice made for another operation does not, so that the default holds. */
export function fieldsWithValidChoice(schema: JsonSchema, values: Values): JsonSchema {
  const properties = fieldsOf(schema).filter(([name, field]) => isValidChoice(field, values[name]))
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** Makes a look-up of settings by field: what was chosen, where it is one of the choices, or else the default. */
export function settingsIn({ properties }: JsonSchema, values: Values): SettingOf {
  return (name) => {
    const field = properties?.[name]
    if (typeof field !== 'object') return undefined
    return (isValidChoice(field, values[name]) ? values[name] : undefined) ?? field.default
  }
}

type SettingOf = (name: string) => unknown
type IsRelevant = (name: string) => boolean

const relevantToHash = (settingOf: SettingOf): IsRelevant => {
  const isKeyed = settingOf('algorithm') === 'HMAC'
  return (name) => isKeyed || !['hmacHash', 'key', 'keyEncoding'].includes(name)
}

const relevantToNewKey = (settingOf: SettingOf): IsRelevant => {
  const algorithm = settingOf('algorithm')
  if (algorithm === 'SM2') return (name) => name === 'algorithm'
  return (name) => name !== 'keySize' || algorithm === 'AES' || algorithm === 'AES-GCM'
}

function relevantToCipher(operation: string, settingOf: SettingOf): IsRelevant {
  const algorithm = settingOf('algorithm') as Algorithm | 'SM2' | 'HMAC'
  const mode = settingOf('mode') as Mode
  const isEncrypting = operation.startsWith('encrypt')
  if (algorithm === 'HMAC') return (name) => name === 'algorithm'
  if (algorithm === 'SM2') return (name) => ['algorithm', 'key', 'inputEncoding', 'outputEncoding'].includes(name)
  if (algorithm === 'Base64') {
    // The other side is Base64 itself.
    return (name) => name === 'algorithm' || name === (isEncrypting ? 'inputEncoding' : 'outputEncoding')
  }
  const isDerived = settingOf('keyEncoding') === 'passphrase'
  const hasIv = !isDerived && ivLengthOf(algorithm, mode) > 0
  const rules: Record<string, boolean> = {
    mode: cipherProperties[algorithm].blockSize !== undefined,
    padding: isPadded(algorithm, mode),
    keySize: isDerived && takesKeySize(algorithm),
    kdf: isDerived,
    iterations: isDerived && settingOf('kdf') === 'pbkdf2-sha256',
    salt: isDerived,
    iv: hasIv && (isEncrypting || settingOf('prependIv') !== true),
    prependIv: hasIv,
    aad: isAead(algorithm, mode),
  }
  return (name) => rules[name] ?? true
}

/** A ciphertext is bytes and not text: it cannot come as UTF-8. GCM is a mode of SM4 alone. */
function withAllowedChoices(name: string, field: JsonSchema, operation: string, algorithm: unknown): JsonSchema {
  if (name === 'mode' && field.enum && algorithm !== 'SM4') {
    return { ...field, enum: field.enum.filter((mode) => mode !== 'GCM') }
  }
  if (name !== 'inputEncoding' || operation !== 'decrypt') return field
  return { ...field, enum: ['base64', 'hex'] }
}

const isValidChoice = ({ enum: choices }: JsonSchema, value: unknown): boolean =>
  choices === undefined || choices.some((choice) => choice === value)
