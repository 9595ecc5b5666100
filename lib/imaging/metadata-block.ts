/** A raw block of metadata in a file. */
export interface MetadataBlock {
  /** Its kind: EXIF as TIFF, IPTC as IIM, `text` as UTF-8 under a name; `other` is not parsed. */
  kind: 'exif' | 'xmp' | 'iptc' | 'text' | 'profile' | 'other'
  /** Where it comes from, or what it calls itself: `PNG Author`, `JPEG comment`. */
  name: string
  bytes: Uint8Array
}

/** Lists what a file of a format tells of its image. What is damaged is left out. */
export type ListBlocks = (bytes: Uint8Array) => MetadataBlock[]
