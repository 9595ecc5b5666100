/** The files of one build that pages of visitors load, as the build lists them for the service worker, from the site's root. */
export interface AppFiles {
  /** What every tool runs by: fetched in the background at the first visit. */
  code: string[]
  /** What is large and seldom needed (codecs, fonts, voices): kept when it is first used, or when all of it is asked for. */
  onUse: LargeFile[]
}

export interface LargeFile {
  path: string
  /** As it comes over the network. */
  bytes: number
}
