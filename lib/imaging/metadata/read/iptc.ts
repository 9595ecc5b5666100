import { viewOf } from '../../bytes.ts'
import { decodeText } from '../../exif/exif-values.ts'

/** One field of IPTC. */
interface IptcField {
  name: string
  value: string
}

/** Reads the datasets of IPTC-IIM 4.2, record 2, by their names in the standard. */
export function readIptc(bytes: Uint8Array): IptcField[] {
  const view = viewOf(bytes)
  const fields: IptcField[] = []
  for (let at = bytes.indexOf(0x1c); at >= 0 && at + 5 <= bytes.length; at = bytes.indexOf(0x1c, at)) {
    const length = view.getUint16(at + 3)
    // Extended datasets, whose length follows, hold no text.
    if (length > 0x7fff || at + 5 + length > bytes.length) return fields
    const [, record, number] = bytes.subarray(at, at + 3)
    const name = names[number ?? 0]
    if (record === 2 && number !== 0)
      fields.push({ name: name ?? `2:${number}`, value: decodeText(bytes.subarray(at + 5, at + 5 + length)) })
    at += 5 + length
  }
  return fields
}

const names: Record<number, string> = {
  3: 'ObjectTypeReference',
  5: 'ObjectName',
  7: 'EditStatus',
  10: 'Urgency',
  12: 'SubjectReference',
  15: 'Category',
  20: 'SupplementalCategory',
  22: 'FixtureIdentifier',
  25: 'Keywords',
  26: 'ContentLocationCode',
  27: 'ContentLocationName',
  30: 'ReleaseDate',
  40: 'SpecialInstructions',
  55: 'DateCreated',
  60: 'TimeCreated',
  62: 'DigitalCreationDate',
  63: 'DigitalCreationTime',
  65: 'OriginatingProgram',
  70: 'ProgramVersion',
  80: 'Byline',
  85: 'BylineTitle',
  90: 'City',
  92: 'Sublocation',
  95: 'ProvinceState',
  100: 'CountryCode',
  101: 'CountryName',
  103: 'OriginalTransmissionReference',
  105: 'Headline',
  110: 'Credit',
  115: 'Source',
  116: 'CopyrightNotice',
  118: 'Contact',
  120: 'Caption',
  122: 'WriterEditor',
}

/** The datasets that name a place. */
export const iptcPlaceNumbers: ReadonlySet<number> = new Set([26, 27, 90, 92, 95, 100, 101])

/** The fields that name a place. */
export const iptcPlaceFields: readonly string[] = [...iptcPlaceNumbers].map((number) => names[number] ?? '')
