import { useCallback } from 'react'
import { applyFontSize } from '#ui/device/editor-font-size.ts'
import { useLanguage } from '#ui/language/language.ts'
import { chosenLanguage } from '../../language/remember-language.ts'
import { useLanguageSwitch } from '../../language/use-language-switch.ts'
import { chooseTheme, readTheme } from '../../theme/stored-theme.ts'

/** Returns a function that applies the stored language, theme and editor font size to this page. */
export function useApplyPreferences(): () => void {
  const language = useLanguage()
  const { switchTo } = useLanguageSwitch()
  return useCallback(() => {
    applyFontSize()
    chooseTheme(readTheme())
    const chosen = chosenLanguage()
    if (chosen && chosen !== language) void switchTo(chosen)
  }, [language, switchTo])
}
