import type { Localized } from '#kit/language.ts'
import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeList, summarizeText } from '#lib/recognition/summarize-text.ts'
import { inspectId } from './read/inspect-id.ts'

/** Recognizes UUIDs, and ULIDs with a likely time. 32 digits without hyphens may be a hash and are not recognized. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  if (file || text === '') return []
  const head = text.slice(0, maxHead)
  const lines = head.split('\n', maxLines + 1).map((line) => line.trim())
  // The last line may be incomplete.
  if (isCut || head.length < text.length || lines.length > maxLines) lines.pop()
  if (lines.length === 0) return []
  if (lines.every((line) => uuid.test(line))) return [recognitionOf(lines, kinds.uuid, kinds.uuids)]
  return lines.every(isUlid) ? [recognitionOf(lines, kinds.ulid, kinds.ulids)] : []
}

/** In characters, and in lines. */
const maxHead = 4000
const maxLines = 40

const uuid = /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$|^\{[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}$/i

/** Whether a word is a ULID: by chance, few words of 26 letters have a time in these years. */
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

/** Summarizes an ID by its version and time, and several IDs by their versions. */
function briefOf(lines: string[]): Recognition['brief'] {
  const entries = lines.map(inspectId)
  const [first] = entries
  if (entries.length > 1) return summarizeList([...new Set(entries.map(({ kind }) => kind))])
  return summarizeText([first?.kind, first?.time].filter(Boolean).join(' · '))
}
