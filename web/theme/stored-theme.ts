import { basePath } from '#ui/device/base-path.ts'
import { setDark } from './theme.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The chosen theme; without a choice the system's. */
export function readTheme(): Theme {
  const [, value] = /(?:^|; )is_dark=([^;]*)/.exec(document.cookie) ?? []
  return value === undefined || value === '' ? 'system' : value === 'true' ? 'dark' : 'light'
}

/** Applies a theme in every tab, and stores it. */
export function chooseTheme(theme: Theme): void {
  setDark(theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches))
  if (theme !== 'system') return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `is_dark=; Path=${basePath()}/; Max-Age=0; SameSite=Lax`
  dispatchEvent(new Event('themechange'))
}
