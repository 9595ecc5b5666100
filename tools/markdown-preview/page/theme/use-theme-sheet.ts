import { useEffect } from 'react'
import { accentProperties, pagePalette } from './palette.ts'
import type { Look } from './style-elements.ts'
import { rulesOf, themes } from './themes.ts'

/** The attribute of what has the looks of a document; the policy of pages lets no style element through. */
const scope = '[data-look]'

/** Has the page adopt the sheet of a theme, for what has `data-look`. */
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

/** One rule counts as much as another, so that their order decides, as it does on elements. */
function sheetOf({ theme, accent }: Look): string {
  const light = accentProperties(accent, false)
  return [
    `${scope}{${themes[theme].root};${light}}`,
    `@media screen{:root[data-mantine-color-scheme="dark"] ${scope}{${accentProperties(accent, true)}}}`,
    ...rulesOf(theme, pagePalette).map(([selector, declarations]) => `${scope} :where(${selector}){${declarations}}`),
    `${scope} > :first-child > :first-child{margin-top:0}`,
  ].join('\n')
}
