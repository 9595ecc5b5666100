import type { AnyFieldText } from '#kit/texts.ts'

/** What every pane of an input is given. */
export interface PaneProps {
  name: string
  text: AnyFieldText
  /** Of the text; empty for files. */
  mediaType: string
  value: unknown
  /** The first pane takes what is dropped on the page. */
  isFirst: boolean
  isBad: boolean
  onChange: (value: unknown) => void
}
