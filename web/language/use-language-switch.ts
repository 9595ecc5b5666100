import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Language } from '#kit/language.ts'
import { rememberLanguage, storedLanguage } from './remember-language.ts'

/** Switches the whole page to another language: words, head and address. */
export function useLanguageSwitch() {
  const router = useRouter()

  const switchTo = useCallback(
    async (language: Language) => {
      rememberLanguage(language)
      const { boot, served } = router.options.context
      if (boot.staticFolder !== undefined)
        return void import('./move-to-folder.ts').then(({ moveToFolder }) => moveToFolder(router, language))
      router.update({ context: { boot: { ...boot, language, urlLanguage: boot.urlLanguage && language }, served } })
      // An address that asks for a language would win over the choice at the next visit.
      const { searchStr, href } = router.latestLocation
      if (new URLSearchParams(searchStr).has('lng'))
        await router.navigate({ href: href.replace(/([?&]lng=)[^&#]*/, `$1${language}`), replace: true })
      // The route stays, and so would the words that it has loaded.
      await router.invalidate()
    },
    [router],
  )

  const switchToStored = useCallback(() => {
    // A static page has found its language before it was painted.
    const stored = router.options.context.boot.staticFolder === undefined ? storedLanguage() : undefined
    if (stored && stored !== router.options.context.boot.language) void switchTo(stored)
  }, [router, switchTo])

  return { switchTo, switchToStored }
}
