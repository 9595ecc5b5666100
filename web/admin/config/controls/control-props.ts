import type { FieldCard } from '../cards/field-card.ts'

/** The props of every field control. */
export interface ControlProps {
  /** `section.field`, which is also the id of what takes the focus. */
  path: string
  card: FieldCard
  value: unknown
  isLocked: boolean
  onChange(value: unknown): void
}
