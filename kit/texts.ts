import type { Fields, Operation, SchemaOutput } from './operation.ts'

/**
 * The words of a tool: a title for each operation, and for every field of all their inputs and outputs a label and one
 * line of help. They feed the page, OpenAPI, the CLI's help and MCP; a missing word does not compile. A field has one
 * meaning in a tool, so `charset` is said once however many operations take it.
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
  /** What is said when a run has ended well: 'Encoded'; 'Done' where it is left out. */
  done?: string
}

/** What stands below a tool for readers and search engines: how to use it, and what people ask about it. */
interface Guide {
  steps: string[]
  questions: { question: string; answer: string }[]
}

/** The words of one field. */
type FieldText<Value> = { label: string; help: string } & Choices<Choice<Value>> &
  ChoicesOfList<Value> &
  Columns<Row<Value>> &
  Answers<Value>

/** The same words, for code that draws or prints any field of any tool. */
export interface AnyFieldText {
  label: string
  help: string
  choices?: Record<string, string>
  /** An image of each choice, where they are chosen by their looks: the address of an image, or a color. */
  images?: Record<string, string>
  columns?: Record<string, AnyFieldText>
}
export interface AnyTexts {
  operations: Record<string, OperationText>
  input: Record<string, AnyFieldText>
  output: Record<string, AnyFieldText>
  guide: Guide
}

/** No words, for who reads a schema and shows nobody. */
export const emptyTexts: AnyTexts = { operations: {}, input: {}, output: {}, guide: { steps: [], questions: [] } }

type ParsedInputOf<Op> = Op extends Operation<infer In, Fields> ? SchemaOutput<In> : never
type OutputOf<Op> = Op extends Operation<Fields, infer Out> ? SchemaOutput<Out> : never

/** Words for each field of a union of objects: `keyof` alone would see only what all of them share. */
type FieldsTexts<Values> = {
  [Field in KeyOfAny<Values>]: FieldText<Values extends Partial<Record<Field, infer Value>> ? Value : never>
}
type KeyOfAny<Values> = Values extends unknown ? keyof Values : never

/** The members of an enumeration: `'standard' | 'url-safe'`, but not `string`. */
type Choice<Value> = Value extends string ? (string extends Value ? never : Value) : never
type Choices<Of extends string> = [Of] extends [never]
  ? unknown
  : { choices: Record<Of, string>; images?: Partial<Record<Of, string>> }

/** A list of fixed choices may have a word for each; many are names that need none: `SHA-256`. */
type ChoicesOfList<Value> = Value extends (infer Item extends string)[] ? { choices?: Record<Item, string> } : unknown

/** A yes or no of an output may be said in words of its own: `{ true: 'The bytes are text', … }`. */
type Answers<Value> = [Value] extends [boolean] ? { choices?: Record<'true' | 'false', string> } : unknown

/** A list of objects is a table, and each of its columns has words too. */
type Row<Value> = Value extends (infer Item)[] ? (Item extends File | string | number ? never : Item) : never
type Columns<Of> = [Of] extends [never] ? unknown : { columns: { [Column in keyof Of]: FieldText<Of[Column]> } }
