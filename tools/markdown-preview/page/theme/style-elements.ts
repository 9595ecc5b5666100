import { paperPalette } from './palette.ts'
import { rulesOf, type ThemeName, themes } from './themes.ts'

/** The theme and accent of a document. */
export interface Look {
  theme: ThemeName
  /** Six digits behind `#`. */
  accent: string
}

/** The style of a document's root on white. */
export const rootStyle = ({ theme, accent }: Look): string =>
  `${themes[theme].root};color:${paperPalette(accent).text};overflow-wrap:break-word`

export const paperRules = ({ theme, accent }: Look) => rulesOf(theme, paperPalette(accent))

/** Inlines the styles of a theme: some editors keep no others. Overridden declarations are dropped. */
export function styleElements(root: Element, look: Look): void {
  const styles = new Map<Element, Map<string, string>>()
  for (const [selector, declarations] of paperRules(look)) {
    const entries = declarations.split(';').map(parted)
    for (const element of root.querySelectorAll(selector)) {
      const style = styles.get(element) ?? new Map<string, string>()
      styles.set(element, style)
      for (const [name, value] of entries) put(style, name, value)
    }
  }
  for (const [element, style] of styles) {
    element.setAttribute('style', Array.from(style, ([name, value]) => `${name}:${value}`).join(';'))
  }
}

function parted(declaration: string): [name: string, value: string] {
  const colon = declaration.indexOf(':')
  return [declaration.slice(0, colon), declaration.slice(colon + 1)]
}

/** Sets a property. A shorthand resets its longhands, so that they are dropped, and comes last. */
function put(style: Map<string, string>, name: string, value: string): void {
  for (const property of [...style.keys()])
    if (property === name || property.startsWith(`${name}-`)) style.delete(property)
  style.set(name, value)
}
