/**
 * Rewrites a color of code or print as CSS: `Color(0xFF3366CC)` of Compose and Flutter, `Color(red: 0.2, green: 0.4,
 * blue: 0.8)` of SwiftUI and UIKit, `cmyk(75% 50% 0% 20%)` by the plain formula, `(255, 0, 0)`. Undefined for anything
 * else.
 *
 * @param text trimmed, in lower case, and short
 */
export function cssOfCode(text: string): string | undefined {
  const [, code] = /^color\(\s*(0x[\da-f]+)\s*\)$/.exec(text) ?? []
  if (code !== undefined) return code
  const [, tuple] = /^\(([^()]*)\)$/.exec(text) ?? []
  if (tuple !== undefined) return `rgb(${tuple})`
  const swift = swiftColor.exec(text)
  if (swift) {
    const [, space, red, green, blue, alpha] = swift
    return `color(${space === 'displayp3' ? 'display-p3' : 'srgb'} ${red} ${green} ${blue} / ${alpha ?? 1})`
  }
  const [, isCss, inside = ''] = /^(device-)?cmyk\(([^()]*)\)$/.exec(text) ?? []
  return inside === '' ? undefined : cssOfCmyk(inside, isCss !== undefined)
}

const swiftColor =
  /^(?:ui|ns)?color\(\s*(?:\.(srgb|displayp3)\s*,\s*)?red:\s*([\d.]+)\s*,\s*green:\s*([\d.]+)\s*,\s*blue:\s*([\d.]+)\s*(?:,\s*(?:opacity|alpha):\s*([\d.]+)\s*)?\)$/

/** Numbers without % are shares in CSS's `device-cmyk()`, percentages everywhere else. */
function cssOfCmyk(inside: string, isCss: boolean): string | undefined {
  const [front = '', alpha = '1'] = inside.split('/').map((part) => part.trim())
  const inks = front.split(/\s*,\s*|\s+/).map((ink) => {
    const [, digits, percent] = /^(\d+(?:\.\d+)?|\.\d+)(%?)$/.exec(ink) ?? []
    return Math.min(1, Number(digits) / (percent === '' && isCss ? 1 : 100))
  })
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks
  if (inks.length !== 4 || inks.some(Number.isNaN)) return undefined
  const levels = [cyan, magenta, yellow].map((ink) => (1 - ink) * (1 - black))
  return `color(srgb ${levels.join(' ')} / ${alpha})`
}
