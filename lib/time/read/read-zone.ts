import { findZone, fixedZone, type Zone } from '../zone.ts'
import { rfcAbbreviations, usualAbbreviations } from '../zone-abbreviations.ts'

/** The time zone written after a time. */
export interface ParsedZone {
  /** Undefined where none is given. */
  zone?: Zone
  /** The abbreviation of the offset. */
  abbreviation?: string
  /** The zone whose own abbreviation it is, where that differs from RFC 5322 or is not in it. */
  abbreviationOf?: string
  /** Whether it is not in RFC 5322, but means one offset everywhere. */
  isUsual?: boolean
  /** The name of an unknown zone. */
  unknown?: string
}

/**
 * Abbreviations that the IANA database uses for several offsets, by zone, in hours: `date` in Shanghai writes CST for
 * +08:00. All meanings since 1970 that differ from RFC 5322 stand here.
 */
const ownAbbreviations: { zones: string[]; hours: Record<string, number> }[] = [
  {
    zones: [
      'Asia/Shanghai',
      'Asia/Taipei',
      'Asia/Macau',
      'Asia/Macao',
      'Asia/Chongqing',
      'Asia/Chungking',
      'Asia/Harbin',
      'PRC',
      'ROC',
    ],
    hours: { CST: 8, CDT: 9 },
  },
  { zones: ['America/Havana', 'Cuba'], hours: { CST: -5, CDT: -4 } },
  { zones: ['Asia/Kolkata', 'Asia/Calcutta'], hours: { IST: 5.5 } },
  {
    zones: ['Asia/Jerusalem', 'Asia/Tel_Aviv', 'Israel', 'Asia/Gaza', 'Asia/Hebron'],
    hours: { IST: 2, IDT: 3 },
  },
  { zones: ['Europe/Dublin', 'Eire'], hours: { IST: 1 } },
  {
    zones: [
      'Europe/London',
      'Europe/Belfast',
      'Europe/Guernsey',
      'Europe/Isle_of_Man',
      'Europe/Jersey',
      'GB',
      'GB-Eire',
    ],
    hours: { BST: 1 },
  },
  { zones: ['Asia/Manila'], hours: { PST: 8, PDT: 9 } },
]

/** Returns zones, one for each meaning, whose abbreviation this is and that must be chosen for it to be read. */
export const zonesAbbreviated = (abbreviation: string): string[] =>
  ownAbbreviations.flatMap(({ zones, hours }) => (abbreviation.toUpperCase() in hours ? zones.slice(0, 1) : []))

const offset =
  /^(?:UTC|GMT)?(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d\d)(?::?(?<seconds>\d\d)(?:\.0{1,9})?)?)?(?: (?:[A-Z]{2,5}|[+-]\d{2,4}))?$/i

/**
 * Reads a whole text as an offset, an abbreviation or the name of a zone; undefined if it is none. An abbreviation is
 * read as the given zone itself uses it, otherwise by RFC 5322, or as it is used everywhere.
 */
export function readZone(text: string, { id }: Zone): ParsedZone | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  const { sign, hours, minutes = '0', seconds = '0' } = offset.exec(trimmed)?.groups ?? {}
  if (sign) {
    const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
    const isOffset = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
    return isOffset ? { zone: fixedZone(sign === '-' ? -size : size) } : undefined
  }
  const abbreviation = trimmed.toUpperCase()
  const own = ownAbbreviations.find(({ zones, hours }) => zones.includes(id) && abbreviation in hours)
  const usual = usualAbbreviations.get(abbreviation)
  const hoursAhead = own?.hours[abbreviation] ?? rfcAbbreviations.get(abbreviation) ?? usual
  if (hoursAhead !== undefined) {
    const zone = fixedZone(hoursAhead * 3600)
    if (hoursAhead === 0) return { zone }
    return { zone, abbreviation, ...(own && { abbreviationOf: id }), ...(usual !== undefined && { isUsual: true }) }
  }
  if (zonesAbbreviated(abbreviation).length > 0) return { unknown: trimmed }
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
