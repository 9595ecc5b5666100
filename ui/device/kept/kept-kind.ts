import type { ValidationIssue } from '#kit/input-error.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import type { KeptName, KeptRecord } from './record.ts'

/** A kind of data stored on this device, as the settings page shows it. */
export interface KeptKind {
  /** Also its key in an exported file. */
  id: string
  title: Localized
  /** What it is, and its limits, in one line. */
  about: Localized
  /** The names of its records. Data elsewhere, such as in caches, has none and needs `remove`. */
  stored: readonly KeptName[]
  read(): Promise<readonly KeptPiece[]>
  /** Deletes all of it, if deleting the records is not enough; this cannot be undone. */
  remove?: () => Promise<void>
  /** How it is exported and imported; without it, it is not. */
  file?: KeptFile
  /** Why it is not exported. */
  stays?: Localized
}

/** An item that can be deleted by itself. */
export interface KeptPiece {
  key: string
  label: Localized
  /** How many items it counts as; 1 by default. */
  count?: number
  /** In bytes. */
  size: number
  /** The records that deleting it changes, so that it can be restored. */
  stored: readonly KeptName[]
  remove(): Promise<void>
}

export interface KeptFile {
  /** The schema of its data in a file; unknown keys are refused. */
  schema: JsonSchema
  /** Returns the data to export, undefined if there is none, and how many items were too large. */
  write(): Promise<{ value?: unknown; left?: number }>
  /** Turns a valid value into records, or returns an error that the schema could not express. */
  read(value: unknown): Promise<KeptRecord[] | ValidationIssue>
}
