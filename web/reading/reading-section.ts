/** A section of a page of prose. */
export interface ReadingSection {
  /** The id of its anchor. */
  id: string
  title: string
  /** Whether it is about our server: a static site leaves it out. */
  isOfServer?: boolean
  /** Paragraphs; an array of lines is a list. */
  text: (string | string[])[]
  /** A link to the page that the section is about. */
  more?: { href: string; label: string }
}
