/** A part of a page for reading. */
export interface ReadingSection {
  /** The anchor that leads here. */
  id: string
  title: string
  /** It tells of a server of ours: a static site has none, and leaves it out. */
  isOfServer?: boolean
  /** Paragraphs; a list of lines stands as a list. */
  text: (string | string[])[]
  /** A page that does what the part tells of. */
  more?: { href: string; label: string }
}
