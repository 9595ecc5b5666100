import type { Language } from '#kit/language.ts'
import type { FriendLink } from './data-list.ts'
import type { PublicConfig } from './site-config/sections.ts'
import type { Stats } from './stats.ts'

/** What the server puts into a page, so that the page needs no call to be drawn and comes alive as it was drawn. */
export interface Boot {
  config: PublicConfig
  language: Language
  /** Undefined where no cookie says it: the system's preference holds. */
  isDark: boolean | undefined
  /** Undefined where no server drew the page: the page asks for them. */
  friendLinks: FriendLink[] | undefined
  stats: Stats | undefined
  /** The path below which the site lies on its host, without a slash at its end: '' or '/toolbox'. */
  basePath?: string | undefined
  /** Set where pages are files on a static host, with no server of ours: the folder of their language, '' or '/zh'. */
  staticFolder?: string | undefined
  /** The site's own address, without a slash at its end. */
  siteUrl: string
  /** The language that the address itself asks for (`?lng=`): it belongs to the canonical address. */
  urlLanguage?: Language | undefined
  /**
   * The page came with the policy that all visitors get, and perhaps with the owner's script: it keeps both until another
   * page is loaded, so it never turns into one behind the login.
   */
  isPublic: boolean
}
