import { findZone, fixedZone, type Zone } from '../zone.ts'

/** The time zone written after a time. */
export interface ParsedZone {
  /** Undefined where none is given. */
  zone?: Zone
  /** The abbreviation of the offset. */
  abbreviation?: string
  /** The name of an unknown zone. */
  unknown?: string
}

/** The unambiguous abbreviations of RFC 5322, section 4.3, with their offsets in hours. */
const abbreviations: Record<string, number> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,

  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
}

const offset =
  /^(?:UTC|GMT)?(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d\d)(?::?(?<seconds>\d\d)(?:\.0{1,9})?)?)?(?: (?:[A-Z]{2,5}|[+-]\d{2,4}))?$/i

/** Reads a whole text as an offset, an abbreviation or the name of a zone; undefined if it is none. */
export function readZone(text: string): ParsedZone | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  const { sign, hours, minutes = '0', seconds = '0' } = offset.exec(trimmed)?.groups ?? {}
  if (sign) {
    const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
    const isOffset = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
    return isOffset ? { zone: fixedZone(sign === '-' ? -size : size) } : undefined
  }
  const hoursAhead = abbreviations[trimmed.toUpperCase()]
  if (hoursAhead !== undefined) {
    return { zone: fixedZone(hoursAhead * 3600), ...(hoursAhead !== 0 && { abbreviation: trimmed.toUpperCase() }) }
  }
  if (!/^[a-z_]+\/[\w/+-]+$/i.test(trimmed)) return undefined
  const zone = findZone(trimmed)
  return zone ? { zone } : { unknown: trimmed }
}

/**
 * Reads the suffix of RFC 9557, a zone and tags in brackets, at the end of a text. An unknown critical tag makes the
 * time invalid (section 3.3).
 */
export function readSuffix(text: string): (ParsedZone & { rest: string; isCritical?: boolean }) | undefined {
  const start = text.indexOf('[')
  if (start < 0) return { rest: text }
  const suffix = text.slice(start)
  const rest = text.slice(0, start)
  if (!/^(?:\[[^[\]]{1,70}\])+$/.test(suffix)) return undefined
  const [first = '', ...others] = Array.from(suffix.matchAll(/\[([^[\]]{1,70})\]/g), ([, tag = '']) => tag)
  const tags = first.includes('=') ? [first, ...others] : others
  if (tags.some((tag) => !tag.includes('=') || (tag.startsWith('!') && tag !== '!u-ca=iso8601'))) return undefined
  if (first.includes('=')) return { rest }
  const name = first.replace('!', '')
  const zone = findZone(name)
  return zone ? { zone, rest, isCritical: first.startsWith('!') } : { unknown: name, rest }
}
