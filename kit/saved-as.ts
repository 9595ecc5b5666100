import type { z } from 'zod'

/** How the value of a field is written in the name of a file: `UserList`, `user_list`, `user-list`. */
type NameStyle = 'asIs' | 'snake' | 'kebab'

/** What the file that a text of an output is saved as is called after, and how it ends. */
export interface SavedAs {
  ending: string
  /** A field of the input that names what is in it, such as the root type of generated code. */
  namedBy?: { field: string; style: NameStyle }
}

/**
 * Says what a person would call the file that a text of an output is saved as: `user.go` after the root type, `logo.md5`
 * after the file that it was made of. It stands in the schema as `x-saved-as`.
 */
export const savedAs = <Field extends z.ZodType>(name: SavedAs, field: Field): Field =>
  field.meta({ ...field.meta(), 'x-saved-as': name })
