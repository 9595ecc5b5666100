import type { AnyFieldText } from '#kit/texts.ts'

/** The props of every input pane. */
export interface PaneProps {
  name: string
  text: AnyFieldText
  /** Of the text; empty for files. */
  mediaType: string
  value: unknown
  /** The first pane takes files dropped on the page. */
  isFirst: boolean
  isBad: boolean
  /** Whether the byte order mark of a file stays. */
  keepsMark?: boolean
  onChange: (value: unknown) => void
}
