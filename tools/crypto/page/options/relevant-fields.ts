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
 * Narrows an operation's input schema to the fields relevant to the chosen values: no mode for RC4, no padding for CTR.
 * Values left in other fields must have no effect. A choice that this operation doesn't have, made in another one, is
 * treated as unset.
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

/**
 * Removes the fields whose value isn't a valid choice here, such as one made for another operation; defaults apply to
 * them.
 */
export function fieldsWithValidChoice(schema: JsonSchema, values: Values): JsonSchema {
  const properties = fieldsOf(schema).filter(([name, field]) => isValidChoice(field, values[name]))
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** Returns a function from a field's name to its value if that is a valid choice, or else to its default. */
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
    // The other encoding is always Base64.
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

/** Removes UTF-8 for ciphertexts, which are bytes and not text, and GCM for all ciphers but SM4. */
function withAllowedChoices(name: string, field: JsonSchema, operation: string, algorithm: unknown): JsonSchema {
  if (name === 'mode' && field.enum && algorithm !== 'SM4') {
    return { ...field, enum: field.enum.filter((mode) => mode !== 'GCM') }
  }
  if (name !== 'inputEncoding' || operation !== 'decrypt') return field
  return { ...field, enum: ['base64', 'hex'] }
}

const isValidChoice = ({ enum: choices }: JsonSchema, value: unknown): boolean =>
  choices === undefined || choices.some((choice) => choice === value)
