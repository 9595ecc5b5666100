import { issuesIn } from '#kit/check-schema.ts'
import type { ValidationIssue } from '#kit/input-error.ts'
import type { Localized } from '#kit/language.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import type { KeptName, KeptRecord } from '#ui/device/kept/record.ts'
import { backupFormat, backupSchema, backupVersion, isWritten, maxBackupBytes, problems } from './backup-form.ts'

const [quote, backslash, comma, bracket, brace] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b]

/** The records that a backup file restores. */
export interface Backup {
  /** The records that are replaced: all of the kinds in the file. */
  names: readonly KeptName[]
  records: readonly KeptRecord[]
}

/** Far more than in any export. */
const maxBackup = { depth: 64, values: 2_000_000 }

/**
 * Reads a backup file, validating all of it first, like any outside input. Returns the records to
 * store, or the reason for refusing it.
 */
export async function readBackup(file: Blob, kinds: readonly KeptKind[]): Promise<Backup | { why: Localized }> {
  if (file.size > maxBackupBytes) return { why: problems.large }
  const text = await file.text()
  const { depth, values } = measureJson(text)
  if (depth > maxBackup.depth) return { why: problems.deep }
  if (values > maxBackup.values) return { why: problems.many }
  const parsed = jsonOf(text)
  if (parsed === undefined) return { why: problems.noJson }
  const { format, version, kept } = Object(parsed)
  if (format !== backupFormat) return { why: problems.other }
  if (Number.isInteger(version) && version > backupVersion) return { why: problems.newer }
  const [issue = prototypeIn(parsed)] = issuesIn(backupSchema(kinds), parsed)
  return issue ? { why: sentenceOf(issue) } : collect(kept, kinds)
}

async function collect(
  kept: Record<string, unknown>,
  kinds: readonly KeptKind[],
): Promise<Backup | { why: Localized }> {
  const names: KeptName[] = []
  const records: KeptRecord[] = []
  for (const { id, stored, file } of kinds.filter(isWritten)) {
    if (!Object.hasOwn(kept, id)) continue
    const read = await file.read(kept[id])
    if (!Array.isArray(read)) return { why: sentenceOf({ ...read, field: `kept.${id}.${read.field}` }) }
    names.push(...stored)
    records.push(...read)
  }
  return { names, records }
}

const sentenceOf = ({ field, message: { en, zh } }: ValidationIssue): Localized =>
  field ? { en: `${shorten(field)}: ${shorten(en)}`, zh: `${shorten(field)}：${shorten(zh)}` } : { en, zh }

/** A name from a file may be as long as the file, and messages quote it. */
const shorten = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

/** Finds a key such as `__proto__`, since some schemas allow any key. */
function prototypeIn(parsed: unknown): ValidationIssue | undefined {
  const waiting = [parsed]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if (Object.hasOwn(value, '__proto__')) return { field: '__proto__', message: unwanted }
    for (const each of Object.values(value)) if (typeof each === 'object' && each !== null) waiting.push(each)
  }
  return undefined
}

const unwanted = { en: 'an export has no field of this name', zh: '导出的文件不会包含此名称的字段' }

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Measures JSON before it is parsed, so that a small file cannot exhaust the browser's memory: how deep it is
 * nested, and a lower bound of the number of its values. One pass over the characters.
 */
export function measureJson(text: string): { depth: number; values: number } {
  let [depth, deepest, values] = [0, 0, 1]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === comma) values++
    else if (code === bracket || code === brace) {
      values++
      depth++
      if (depth > deepest) deepest = depth
    } else if (code === bracket + 2 || code === brace + 2) depth--
  }
  return { depth: deepest, values }
}

/** The index of the closing quote of a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at++
  }
  return text.length
}
