import { decodeText } from '../exif/exif-values.ts'
import { type ExifField, readExif } from '../exif/read-exif.ts'
import type { ImageFormat } from '../formats/image-format.ts'
import { blocksIn } from './read/blocks.ts'
import { iptcPlaceFields, readIptc } from './read/iptc.ts'
import { readXmp } from './read/xmp.ts'

/** A metadata field, formatted for display. */
interface MetadataField {
  /** Its source: `EXIF`, `GPS`, `Thumbnail`, `XMP`, `IPTC`, `ICC`, `Text` or `Other`. */
  group: string
  name: string
  value: string
}

/** In degrees: north and east are positive. */
interface Place {
  latitude: number
  longitude: number
}

/** The metadata of an image file. */
export interface Metadata {
  fields: MetadataField[]
  exif: ExifField[]
  place?: Place
  /** Some field reveals the place: coordinates, or the name of a town or a country. */
  hasLocation: boolean
}

/** In fields. */
const maxFields = 5000

/** Reads the metadata of an image file. Of unknown blocks only the size is given; damaged ones are left out. */
export async function readMetadata(bytes: Uint8Array, format: ImageFormat): Promise<Metadata> {
  const blocks = await blocksIn(bytes, format)
  const exif = blocks.filter(({ kind }) => kind === 'exif').flatMap((block) => readExif(block.bytes))
  const fields: MetadataField[] = exif.map(({ group, name, value }) => ({ group, name, value }))
  for (const block of blocks) {
    const { kind, name, bytes: data } = block
    if (kind === 'xmp') for (const field of await readXmp(data)) fields.push({ group: 'XMP', ...field })
    else if (kind === 'iptc') for (const field of readIptc(data)) fields.push({ group: 'IPTC', ...field })
    else if (kind === 'text') fields.push({ group: 'Text', name, value: decodeText(data).slice(0, 10_000) })
    else if (kind === 'profile') fields.push({ group: 'ICC', name: 'Profile', value: `${data.length} B` })
    else if (kind === 'other') fields.push({ group: 'Other', name, value: `${data.length} B` })
  }
  const place = placeOf(exif) ?? placeInXmp(fields)
  const hasLocation = place !== undefined || fields.some(namesPlace)
  return { fields: fields.slice(0, maxFields), exif, hasLocation, ...(place && { place }) }
}

/** Reads the GPS coordinates: degrees, minutes and seconds, and the hemisphere (Exif 3.0, section 4.6.6). */
function placeOf(exif: ExifField[]): Place | undefined {
  const field = (name: string) => exif.find((one) => one.group === 'GPS' && one.name === name)
  const angle = (name: string, back: string): number | undefined => {
    const [degrees, minutes = 0, seconds = 0] = field(name)?.numbers ?? []
    if (degrees === undefined) return undefined
    const value = degrees + minutes / 60 + seconds / 3600
    return field(`${name}Ref`)?.value.toUpperCase() === back ? -value : value
  }
  return placeAt(angle('GPSLatitude', 'S'), angle('GPSLongitude', 'W'))
}

/** Reads the coordinates in XMP: `31,14.1333N`, or with seconds after another comma (ISO 16684-2, GPSCoordinate). */
function placeInXmp(fields: MetadataField[]): Place | undefined {
  const angle = (name: string): number | undefined => {
    const written = fields.find((field) => field.group === 'XMP' && field.name === `exif:${name}`)?.value ?? ''
    const [, degrees, minutes, seconds = '0', half] =
      /^(\d{1,3}),(\d{1,2}(?:\.\d{1,15})?)(?:,(\d{1,2}(?:\.\d{1,15})?))?([NSEW])$/.exec(written) ?? []
    if (degrees === undefined) return undefined
    const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
    return half === 'S' || half === 'W' ? -value : value
  }
  return placeAt(angle('GPSLatitude'), angle('GPSLongitude'))
}

/** Rounds to 10 centimeters on the ground, which is more precise than any camera. */
function placeAt(latitude = Number.NaN, longitude = Number.NaN): Place | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0

function namesPlace({ group, name, value }: MetadataField): boolean {
  if (value === '') return false
  if (group === 'GPS') return /^GPS(Dest)?(Latitude|Longitude)$|^GPSAreaInformation$/.test(name)
  if (group === 'IPTC') return iptcPlaceFields.includes(name)
  return (
    group === 'XMP' &&
    /(?:GPSL|photoshop:(?:City|State|Country)$|Iptc4xmp(?:Core:(?:Location|CountryCode)$|Ext:Location))/.test(name)
  )
}
