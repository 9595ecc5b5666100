/** A raw block of metadata in a file. */
export interface MetadataBlock {
  /** The format of `bytes`: EXIF as TIFF, IPTC as IIM, `text` as UTF-8; `other` is not parsed. */
  kind: 'exif' | 'xmp' | 'iptc' | 'text' | 'profile' | 'other'
  /** Its source or name: `PNG Author`, `JPEG comment`. */
  name: string
  bytes: Uint8Array
}

/** Lists the metadata blocks of a file. Damaged ones are left out. */
export type ListBlocks = (bytes: Uint8Array) => MetadataBlock[]
