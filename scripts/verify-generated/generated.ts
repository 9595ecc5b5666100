/** The generated code of a document, and how to verify it. */
export interface Generated {
  /** Unique, of lower-case letters and digits: used as a package's name. */
  id: string
  /** A readable name. */
  title: string
  json: string
  code: string
  /** Keys that the language cannot represent, as the generator warned: they are not written back. */
  lostKeys: Pick<ReadonlySet<string>, 'has'>
  /** Keys that may be missing or null, which are indistinguishable when written back. */
  nullOrMissingKeys: Pick<ReadonlySet<string>, 'has'>
  /** Whether it is also tested in a round trip, which some options make lossy. */
  isRead: boolean
}

/** The result of one language: its compiler, and the failures. */
export interface Verdict {
  compiler: string
  compiled: number
  read: number
  failures: { title: string; why: string }[]
  /** Notes for interpreting the figures. */
  notes: string[]
}

export type Verify = (generated: readonly Generated[], folder: string) => Verdict | undefined
