import type { JsonSchema } from '#kit/json-schema.ts'
import type { AnyFieldText } from '#kit/texts.ts'

/** The props of every control selected by its `format`. */
export interface FormatControlProps {
  schema: JsonSchema
  text: AnyFieldText
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}
