import type { JsonSchema } from '#kit/json-schema.ts'
import type { AnyFieldText } from '#kit/texts.ts'

/** What every control drawn by its `format` is given. */
export interface FormatControlProps {
  schema: JsonSchema
  text: AnyFieldText
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}
