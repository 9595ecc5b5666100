import { useRouter } from '@tanstack/react-router'
import { runCommand } from '#ui/commands/available-offers.ts'
import { commandKeys } from '#ui/commands/command-keys.ts'
import type { SearchedCommand } from '#ui/commands/command-words.ts'
import { basePath, staticFolder } from '#ui/device/base-path.ts'
import { useLanguage } from '#ui/language/language.ts'
import { useLanguageSwitch } from '../language/use-language-switch.ts'
import { setDark } from '../theme/theme.ts'
import { useDark } from '../theme/use-dark.ts'
import type { Command } from './command.ts'

/** The paths of commands that open a page. */
export const siteAddresses = {
  settings: '/settings',
  offline: '/settings#offline',
  home: '/',
  tools: '/tools',
  pipelines: '/pipelines',
  'api-docs': '/api-docs',
  'command-line': '/api-docs#command-line',
  'log-in': '/login',
  about: '/about',
  privacy: '/privacy',
} satisfies Partial<Record<SearchedCommand, string>>

/** The available ones: a static site has neither an API nor a login. */
export function pagesHere(): [name: keyof typeof siteAddresses, path: string][] {
  const all = Object.entries(siteAddresses) as [keyof typeof siteAddresses, string][]
  return staticFolder() === undefined ? all : all.filter(([, path]) => !/^\/(api-docs|login)/.test(path))
}

/** Opens a page of this site. The documentation is loaded from the server. */
export function visit(href: string, navigate: (href: string) => void): void {
  if (href.startsWith('/api-docs')) location.assign(basePath() + href)
  else navigate(href)
}

/** The commands of every page. Of two opposite ones only the one with an effect. */
export function useSiteCommands(): Command[] {
  const router = useRouter()
  const { switchTo } = useLanguageSwitch()
  const language = useLanguage()
  const dark = useDark()
  const other = language === 'zh' ? 'en' : 'zh'

  return [
    { name: dark ? 'light' : 'dark', run: () => setDark(!dark) },
    { name: other === 'zh' ? 'chinese' : 'english', run: () => void switchTo(other) },
    { name: 'shortcuts', keys: commandKeys.shortcuts, run: () => runCommand('shortcuts') },
    ...pagesHere().map(([name, href]) => ({
      name,
      isVisit: true,
      run: () => visit(href, (address) => void router.navigate({ href: address })),
    })),
  ]
}
