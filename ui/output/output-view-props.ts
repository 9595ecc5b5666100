import type { ReactNode } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import type { CaretPosition } from '../editor/code-editor.tsx'

/** The props of every view of an output. */
export interface OutputViewProps {
  value: unknown
  schema: JsonSchema
  text: AnyFieldText
  /** It has a pane of its own, and is not one of the facts. */
  isMain?: boolean
  /** SVG content drawn over an image, in its pixels: frames, marks, a grid. */
  overlay?: ReactNode
  /** Selects a position in the input. */
  onSelectPosition?: ((position: CaretPosition) => void) | undefined
}
