import { basePath } from '#ui/device/base-path.ts'

/** The preference is a cookie for the server, so that a page has its colors from the first byte. */
const cookie = 'is_dark'

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('theme')

export const isDark = (): boolean => document.documentElement.dataset['mantineColorScheme'] === 'dark'

/** Switches to light or dark, stores the choice, and notifies all other toggles, in other tabs too. */
export function setDark(dark: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${cookie}=${dark}; Path=${basePath()}/; Max-Age=31536000; SameSite=Lax`
  show(dark)
  channel?.postMessage(dark)
}

/** Calls back whenever the theme changes, in any tab. Returns the function that unsubscribes. */
export function onThemeChange(callback: () => void): () => void {
  addEventListener('themechange', callback)
  return () => removeEventListener('themechange', callback)
}

function show(dark: boolean): void {
  document.documentElement.dataset['mantineColorScheme'] = dark ? 'dark' : 'light'
  dispatchEvent(new Event('themechange'))
}

channel?.addEventListener('message', ({ data }) => show(data === true))
