import type { Localized } from '#kit/language.ts'
import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeList, summarizeText } from '#lib/recognition/summarize-text.ts'
import { inspectId } from './read/inspect-id.ts'

/** UUIDs, and ULIDs of a time that is likely. 32 digits in a row are a hash as well, and are not named. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  if (file || text === '') return []
  const head = text.slice(0, looksAt)
  const lines = head.split('\n', maxLines + 1).map((line) => line.trim())
  // The last one may be half of one.
  if (isCut || head.length < text.length || lines.length > maxLines) lines.pop()
  if (lines.length === 0) return []
  if (lines.every((line) => uuid.test(line))) return [recognitionOf(lines, kinds.uuid, kinds.uuids)]
  return lines.every(isUlid) ? [recognitionOf(lines, kinds.ulid, kinds.ulids)] : []
}

/** In characters, and in lines. */
const looksAt = 4000
const maxLines = 40

const uuid = /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$|^\{[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}$/i

/** A word of 26 letters may be one by chance; its time is then seldom one of these years. */
function isUlid(line: string): boolean {
  if (!/^[0-7][\dA-HJKMNP-TV-Z]{25}$/.test(line)) return false
  const year = Number(inspectId(line).time?.slice(0, 4))
  return year >= 2005 && year <= 2100
}

function recognitionOf(lines: string[], one: Localized, many: Localized): Recognition {
  return {
    operation: 'inspect',
    label: { en: 'Inspect the ID', zh: '解析 ID' },
    confidence: confidence.certain,
    kind: lines.length > 1 ? many : one,
    brief: briefOf(lines),
  }
}

const kinds = {
  uuid: { en: 'a UUID', zh: 'UUID' },
  uuids: { en: 'UUIDs', zh: '一组 UUID' },
  ulid: { en: 'a ULID', zh: 'ULID' },
  ulids: { en: 'ULIDs', zh: '一组 ULID' },
}

/** The version, and the time where there is one; of several the versions. */
function briefOf(lines: string[]): Recognition['brief'] {
  const entries = lines.map(inspectId)
  const [first] = entries
  if (entries.length > 1) return summarizeList([...new Set(entries.map(({ kind }) => kind))])
  return summarizeText([first?.kind, first?.time].filter(Boolean).join(' · '))
}
