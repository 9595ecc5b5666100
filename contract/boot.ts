import type { Language } from '#kit/language.ts'
import type { FriendLink } from './data-list.ts'
import type { PublicConfig } from './site-config/sections.ts'
import type { Stats } from './stats.ts'

/** The data that the server embeds in a page, so that it renders without requests and hydrates the same. */
export interface Boot {
  config: PublicConfig
  language: Language
  /** Undefined without a cookie: the system's preference is used. */
  isDark: boolean | undefined
  /** Undefined if no server rendered the page: then the page fetches them. */
  friendLinks: FriendLink[] | undefined
  stats: Stats | undefined
  /** The base path of the site, without a trailing slash: '' or '/toolbox'. */
  basePath?: string | undefined
  /** Set on a static site: the folder of the page's language, '' or '/zh'. */
  staticFolder?: string | undefined
  /** The site's origin, without a trailing slash. */
  siteUrl: string
  /** The language in the URL (`?lng=`), which is part of the canonical URL. */
  urlLanguage?: Language | undefined
  /**
   * Whether the page was served with the public CSP, and perhaps with the owner's script: it keeps both until another
   * document is loaded, so it must not navigate to a page behind the login on the client.
   */
  isPublic: boolean
}
