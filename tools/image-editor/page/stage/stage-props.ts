import type { Callable } from '#kit/description.ts'
import type { Values } from '#kit/values.ts'
import type { ImageRow } from '../image-list.tsx'
import type { Undo } from '../use-undo.ts'

/** What every edit's stage gets. */
export interface StageProps {
  operation: Callable
  /** The selected image. */
  row: ImageRow
  /** The options that it is edited with. */
  values: Values
  change: (changed: Values) => void
  /** Missing where there is no undo. */
  history: Undo<Values> | undefined
}
