/** A raw block of metadata in a file. */
export interface MetadataBlock {
  /** The format of `bytes`: EXIF as TIFF, IPTC as IIM, `text` as UTF-8; `other` is not parsed. */
  kind: 'exif' | 'xmp' | 'iptc' | 'text' | 'profile' | 'other'
  /** Its source or name: `PNG Author`, `JPEG comment`. */
  name: string
  bytes: Uint8Array
}

/** The metadata of a new file. A format leaves out what it has no place for. */
export interface NewMetadata {
  /** In TIFF format. */
  exif?: Uint8Array | undefined
  xmp?: Uint8Array | undefined
  /** Datasets of IIM. */
  iptc?: Uint8Array | undefined
  /** Leaves comments and other plain texts in the file, unless their names say that they hold a place. */
  keepsTexts?: boolean | undefined
}

/** Lists the metadata blocks of a file. Damaged ones are left out. */
export type ListBlocks = (bytes: Uint8Array) => MetadataBlock[]
