import { useEffect } from 'react'
import { accentProperties, pagePalette } from './palette.ts'
import type { Look } from './style-elements.ts'
import { rulesOf, themes } from './themes.ts'

/** The attribute of elements that are styled as a document; the CSP of pages allows no style elements. */
const scope = '[data-look]'

/** Adopts the style sheet of a theme for elements with `data-look`. */
export function useThemeSheet({ theme, accent }: Look): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(sheetOf({ theme, accent }))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [theme, accent])
}

/** All rules have the same specificity, so that their order decides, as in inline styles. */
function sheetOf({ theme, accent }: Look): string {
  const light = accentProperties(accent, false)
  return [
    `${scope}{${themes[theme].root};${light}}`,
    `@media screen{:root[data-mantine-color-scheme="dark"] ${scope}{${accentProperties(accent, true)}}}`,
    ...rulesOf(theme, pagePalette).map(([selector, declarations]) => `${scope} :where(${selector}){${declarations}}`),
    `${scope} > :first-child > :first-child{margin-top:0}`,
  ].join('\n')
}
