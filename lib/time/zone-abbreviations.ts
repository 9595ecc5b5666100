/** Abbreviations with the offsets that RFC 5322, section 4.3, gives them, in hours. */
export const rfcAbbreviations: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ Z: 0, UT: 0, UTC: 0, GMT: 0 },
    ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 },
  }),
)

/** Other abbreviations that the IANA database has for one offset in use today, in hours. */
export const usualAbbreviations: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ WET: 0, WEST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3, MSK: 3 },
    ...{ HKT: 8, JST: 9, KST: 9, AWST: 8, ACST: 9.5, ACDT: 10.5, AEST: 10, AEDT: 11, NZST: 12, NZDT: 13 },
    ...{ AKST: -9, AKDT: -8, HST: -10 },
  }),
)

/** The names of IANA among them, some with clocks that change. */
const names = new Set(['EST', 'MST', 'HST', 'CET', 'EET', 'WET'])

/** Abbreviations with an own meaning in other zones: Shanghai's and Havana's. */
const ambiguous = new Set(['CST', 'CDT'])

/**
 * Returns the offset, in hours, that an abbreviation in any case means wherever it is written; undefined for names of
 * IANA, which are zones, and for ambiguous ones.
 */
export function hoursAbbreviated(text: string): number | undefined {
  const abbreviation = text.toUpperCase()
  if (names.has(abbreviation) || ambiguous.has(abbreviation)) return undefined
  return rfcAbbreviations.get(abbreviation) ?? usualAbbreviations.get(abbreviation)
}
