import type { Language } from '#kit/language.ts'
import { basePath } from '#ui/device/base-path.ts'

const key = 'lng'

export const languageOf = (tag: string | null | undefined): Language | undefined => {
  const primary = tag?.toLowerCase().split('-')[0]
  return primary === 'en' || primary === 'zh' ? primary : undefined
}

/** Stores the choice for the server (cookie) and, as specified, in local storage. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${key}=${language}; Path=${basePath()}/; Max-Age=31536000; SameSite=Lax`
  tryStorage(() => localStorage.setItem(key, language))
}

/**
 * Finds the language that only this browser knows of: where neither the address nor the cookie spoke, local storage,
 * then session storage. Undefined where the server's choice stands.
 */
export function storedLanguage(): Language | undefined {
  const spoken = languageOf(new URLSearchParams(location.search).get(key)) ?? chosenLanguage()
  if (spoken) return undefined
  return tryStorage(() => languageOf(localStorage.getItem(key)) ?? languageOf(sessionStorage.getItem(key)))
}

/** The language that was chosen, as the server is told of it; undefined where none was. */
export const chosenLanguage = (): Language | undefined => languageOf(/(?:^|;\s*)lng=([^;]*)/.exec(document.cookie)?.[1])

/** A browser may refuse its storage, and then nothing is remembered. */
function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
