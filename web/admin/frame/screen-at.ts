const screens = ['config', 'data-list', 'dashboard'] as const

export type AdminScreen = (typeof screens)[number]

const isScreen = (name: unknown): name is AdminScreen => screens.includes(name as AdminScreen)

/** The screen of /admin for its parameter `tab`: the configuration for unknown ones. */
export const screenOfTab = (tab: unknown): AdminScreen => (isScreen(tab) ? tab : 'config')

/** The screen of a URL of the back office; undefined if there is none. */
export function screenAt(pathname: string, search: { tab?: unknown }): AdminScreen | undefined {
  const [, name] = /^\/admin(?:\/([^/]*))?\/?$/.exec(pathname) ?? ['', '-']
  if (!name) return screenOfTab(search.tab)
  return isScreen(name) ? name : undefined
}
