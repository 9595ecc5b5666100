import type { Fields, Operation, SchemaOutput } from './operation.ts'

/**
 * The texts of a tool: a title for each operation, and for every field of all inputs and outputs a label and one line
 * of help. They are used by pages, OpenAPI, the CLI's help and MCP; a missing text does not compile. A field has one
 * meaning in a tool, so `charset` is described once for all operations.
 */
export interface Texts<Operations> {
  operations: Record<keyof Operations, OperationText>
  input: FieldsTexts<ParsedInputOf<Operations[keyof Operations]>>
  output: FieldsTexts<OutputOf<Operations[keyof Operations]>>
  guide: Guide
}

interface OperationText {
  title: string
  description: string
  /** The message of a successful run: 'Encoded'; 'Done' if left out. */
  done?: string
}

/** The guide below a tool, for readers and search engines: how to use it, and common questions. */
interface Guide {
  steps: string[]
  questions: { question: string; answer: string }[]
}

/** The texts of one field. */
type FieldText<Value> = { label: string; help: string } & Choices<Choice<Value>> &
  ChoicesOfList<Value> &
  Columns<Row<Value>> &
  Parts<Whole<Value>> &
  Answers<Value>

/** The same texts, for code that handles any field of any tool. */
export interface AnyFieldText {
  label: string
  help: string
  choices?: Record<string, string>
  /** An image of each choice for visual choices: the URL of an image, or a color. */
  images?: Record<string, string>
  columns?: Record<string, AnyFieldText>
}
export interface AnyTexts {
  operations: Record<string, OperationText>
  input: Record<string, AnyFieldText>
  output: Record<string, AnyFieldText>
  guide: Guide
}

/** Empty texts, for schemas that are not displayed. */
export const emptyTexts: AnyTexts = { operations: {}, input: {}, output: {}, guide: { steps: [], questions: [] } }

type ParsedInputOf<Op> = Op extends Operation<infer In, Fields> ? SchemaOutput<In> : never
type OutputOf<Op> = Op extends Operation<Fields, infer Out> ? SchemaOutput<Out> : never

/** Texts for each field of a union of objects: `keyof` alone has only the common ones. */
type FieldsTexts<Values> = {
  [Field in KeyOfAny<Values>]: FieldText<Values extends Partial<Record<Field, infer Value>> ? Value : never>
}
type KeyOfAny<Values> = Values extends unknown ? keyof Values : never

/** The members of an enumeration: `'standard' | 'url-safe'`, but not `string`. */
type Choice<Value> = Value extends string ? (string extends Value ? never : Value) : never
type Choices<Of extends string> = [Of] extends [never]
  ? unknown
  : { choices: Record<Of, string>; images?: Partial<Record<Of, string>> }

/** A list of fixed choices may have a label for each; names such as `SHA-256` need none. */
type ChoicesOfList<Value> = Value extends (infer Item extends string)[] ? { choices?: Record<Item, string> } : unknown

/** A boolean output may have labels: `{ true: 'The bytes are text', … }`. */
type Answers<Value> = [Value] extends [boolean] ? { choices?: Record<'true' | 'false', string> } : unknown

/** A list of objects is a table, whose columns have texts too. */
type Row<Value> = Value extends (infer Item)[] ? (Item extends File | string | number ? never : Item) : never
type Columns<Of> = [Of] extends [never] ? unknown : { columns: { [Column in keyof Of]: FieldText<Of[Column]> } }

/** An object may have texts for its parts, where they are shown as they are. */
type Whole<Value> = Value extends unknown[] | File | string | number | boolean | null | undefined ? never : Value
type Parts<Of> = [Of] extends [never] ? unknown : { columns?: { [Part in keyof Of]: FieldText<Of[Part]> } }
