import type { FieldCard } from '../cards/field-card.ts'

/** The props of every field control. */
export interface ControlProps {
  /** `section.field`, with the language of a text; also the id of the focusable element. */
  path: string
  card: FieldCard
  value: unknown
  isLocked: boolean
  /** The effective value of an empty field. */
  placeholder?: string | undefined
  /** The id of a help text besides the card's own. */
  describedBy?: string | undefined
  onChange(value: unknown): void
}
