/** What a generator wrote for a document, and what is to be done with it. */
export interface Generated {
  /** Unique, of lower-case letters and digits: a package's name. */
  id: string
  /** What a person calls it. */
  title: string
  json: string
  code: string
  /** Keys that the language cannot hold, of which the generator warned: what is written back lacks them. */
  lostKeys: Pick<ReadonlySet<string>, 'has'>
  /** Keys that are missing or null, which cannot be told apart in what is written back. */
  nullOrMissingKeys: Pick<ReadonlySet<string>, 'has'>
  /** Whether it is also decoded and written back; its options may be of those that lose something. */
  isRead: boolean
}

/** What came of one language: which compiler, and what went wrong with which code. */
export interface Verdict {
  compiler: string
  compiled: number
  read: number
  failures: { title: string; why: string }[]
  /** What has to be known to judge the figures. */
  notes: string[]
}

export type Verify = (generated: readonly Generated[], folder: string) => Verdict | undefined
