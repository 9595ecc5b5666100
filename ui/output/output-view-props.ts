import type { ReactNode } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import type { CaretPosition } from '../editor/code-editor.tsx'

/** What every view of an output is given. */
export interface OutputViewProps {
  value: unknown
  schema: JsonSchema
  text: AnyFieldText
  /** It has a pane of its own, and is no fact among others. */
  isMain?: boolean
  /** Drawn over an image, in as many units as it has pixels: frames, marks, a grid. */
  overlay?: ReactNode
  /** Selects a position in the text that was worked on. */
  onSelectPosition?: ((position: CaretPosition) => void) | undefined
}
