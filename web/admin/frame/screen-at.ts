const screens = ['config', 'data-list', 'dashboard'] as const

export type AdminScreen = (typeof screens)[number]

const isScreen = (name: unknown): name is AdminScreen => screens.includes(name as AdminScreen)

/** Names the screen that /admin shows for its parameter `tab`: the configuration, where it names none that there is. */
export const screenOfTab = (tab: unknown): AdminScreen => (isScreen(tab) ? tab : 'config')

/** Names the screen of an address of the back office; undefined where there is none. */
export function screenAt(pathname: string, search: { tab?: unknown }): AdminScreen | undefined {
  const [, name] = /^\/admin(?:\/([^/]*))?\/?$/.exec(pathname) ?? ['', '-']
  if (!name) return screenOfTab(search.tab)
  return isScreen(name) ? name : undefined
}
