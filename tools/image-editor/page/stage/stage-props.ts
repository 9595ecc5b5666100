import type { Callable } from '#kit/description.ts'
import type { Values } from '#kit/values.ts'
import type { Row } from '../images.tsx'
import type { Undo } from '../use-undo.ts'

/** What the stage of each edit knows. */
export interface StageProps {
  operation: Callable
  /** The image in view. */
  row: Row
  /** The options that it is edited with. */
  values: Values
  change: (changed: Values) => void
  /** Missing where nothing can be taken back. */
  history: Undo<Values> | undefined
}
