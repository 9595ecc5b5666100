const screens = ['config', 'data-list', 'dashboard'] as const

export type Screen = (typeof screens)[number]

const isScreen = (name: unknown): name is Screen => screens.includes(name as Screen)

/** Names the screen that /admin shows for its parameter `tab`: the configuration, where it names none that there is. */
export const screenOfTab = (tab: unknown): Screen => (isScreen(tab) ? tab : 'config')

/** Names the screen of an address of the back office; undefined where there is none. */
export function screenAt(pathname: string, search: { tab?: unknown }): Screen | undefined {
  const [, name] = /^\/admin(?:\/([^/]*))?\/?$/.exec(pathname) ?? ['', '-']
  if (!name) return screenOfTab(search.tab)
  return isScreen(name) ? name : undefined
}
