import type { ValidationIssue } from '#kit/input-error.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import type { KeptName, KeptRecord } from './record.ts'

/** A kind of things that this device keeps, as the page of settings shows it. */
export interface KeptKind {
  /** Also its name in an exported file. */
  id: string
  title: Localized
  /** What it is, and how much of it is kept, in one line. */
  about: Localized
  /** Where it stands. What stands elsewhere, such as in caches, names nothing here and has `remove`. */
  stored: readonly KeptName[]
  read(): Promise<readonly KeptPiece[]>
  /** Takes all of it away, where that is more than what is stored; then nothing brings it back. */
  remove?: () => Promise<void>
  /** How it goes into a file and comes out of one; without it it stays on this device. */
  file?: KeptFile
  /** Why it stays. */
  stays?: Localized
}

/** One thing that can be taken away by itself. */
export interface KeptPiece {
  key: string
  label: Localized
  /** How many things it is, where it is more than one. */
  count?: number
  /** In bytes. */
  size: number
  /** What changes as it is taken away, so that it can be put back. */
  stored: readonly KeptName[]
  remove(): Promise<void>
}

export interface KeptFile {
  /** What a file may hold of it; keys that it does not name are refused. */
  schema: JsonSchema
  /** Gives what goes into a file, undefined where there is nothing, and how much was too large for that. */
  write(): Promise<{ value?: unknown; left?: number }>
  /** Makes what is to be stored of a value that fits the schema, or says what the schema could not. */
  read(value: unknown): Promise<KeptRecord[] | ValidationIssue>
}
