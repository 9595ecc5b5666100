import { isPlaceName } from '../../place-names.ts'
import { iptcPlaceNumbers } from '../read/iptc.ts'
import type { KeepsProperty } from './xmp.ts'

/** Which fields of XMP and IPTC stay. */
export interface KeptFields {
  xmp: KeepsProperty
  iptc: (dataset: number) => boolean
  /** XMP that cannot be read stays as it is. */
  keepsUnread?: boolean
}

/**
 * All but what names the place: by the names alone, since cameras and drones have namespaces of their own for it. The
 * rest of a packet that is too long for a file's main one, which `HasExtendedXMP` refers to, is not kept.
 */
export const allButLocation: KeptFields = {
  xmp: (_, name) => !isPlaceName(name) && name !== 'HasExtendedXMP',
  iptc: (dataset) => !iptcPlaceNumbers.has(dataset),
}

/** The creator and the rights. */
export const credits: KeptFields = {
  xmp: (namespace, name) =>
    namespace === rightsNamespace ||
    (namespace === dublinCore && (name === '' || name === 'creator' || name === 'rights')),
  iptc: (dataset) => dataset === 80 || dataset === 116,
}

const dublinCore = 'http://purl.org/dc/elements/1.1/'
const rightsNamespace = 'http://ns.adobe.com/xap/1.0/rights/'

/** What stays valid in an image that was encoded again, upright. */
export const uprightFields = ({ xmp, ...rest }: KeptFields): KeptFields => ({
  ...rest,
  xmp: (namespace, name) => xmp(namespace, name) && !(namespace === tiffNamespace && name === 'Orientation'),
})

const tiffNamespace = 'http://ns.adobe.com/tiff/1.0/'

/** All that a new file can have. */
export const allFields: KeptFields = {
  xmp: (_, name) => name !== 'HasExtendedXMP',
  iptc: () => true,
  keepsUnread: true,
}
