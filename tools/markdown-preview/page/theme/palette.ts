/** The CSS colors that the rules of a theme use. */
export interface Palette {
  text: string
  text2: string
  line: string
  lineStrong: string
  sunken: string
  accent: string
  /** For text on the accent. */
  onAccent: string
  /** For large parts behind text. */
  tint: string
  mark: string
  tip: string
  important: string
  warning: string
  caution: string
  keyword: string
  string: string
  number: string
  key: string
  type: string
  comment: string
}

/** Colors on white, for exports. */
export const paperPalette = (accent: string): Palette => ({
  text: '#152225',
  text2: '#455356',
  line: '#d3dbdd',
  lineStrong: '#798487',
  sunken: '#f0f3f4',
  accent,
  onAccent: inkOn(accent),
  tint: mixed(accent, '#ffffff', 0.1),
  mark: '#fadd6d',
  tip: '#1d6835',
  important: '#6a4e9d',
  warning: '#874e0d',
  caution: '#b51d29',
  keyword: '#76399c',
  string: '#226837',
  number: '#994920',
  key: '#1a5998',
  type: '#02646d',
  comment: '#596669',
})

/** Colors of the page, light or dark; those of the accent are `accentProperties`. */
export const pagePalette: Palette = {
  text: 'var(--text)',
  text2: 'var(--text-2)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  sunken: 'var(--sunken)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
  tint: 'var(--accent-tint)',
  mark: 'var(--mark)',
  tip: 'var(--success)',
  important: 'var(--cat-code)',
  warning: 'var(--warn)',
  caution: 'var(--danger)',
  keyword: 'var(--code-kw)',
  string: 'var(--code-str)',
  number: 'var(--code-num)',
  key: 'var(--code-key)',
  type: 'var(--code-type)',
  comment: 'var(--code-com)',
}

const darkPage = '#191f20'

/** Writes the custom properties of `pagePalette`; on a dark page the accent is lighter, so that it is readable. */
export function accentProperties(accent: string, isDark: boolean): string {
  const seen = isDark ? mixed(accent, '#ffffff', 0.5) : accent
  const tint = mixed(seen, isDark ? darkPage : '#ffffff', isDark ? 0.16 : 0.1)
  return `--accent:${seen};--on-accent:${inkOn(seen)};--accent-tint:${tint}`
}

/** White or nearly black, whichever has more contrast with a color. */
function inkOn(color: string): string {
  const light = luminanceOf(color)
  const [onWhite, onBlack] = [1.05 / (light + 0.05), (light + 0.05) / (luminanceOf('#091619') + 0.05)]
  return onWhite >= onBlack ? '#ffffff' : '#091619'
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mixes two colors by the share of the first. */
function mixed(color: string, other: string, share: number): string {
  const others = channelsOf(other)
  const channels = channelsOf(color).map((value, at) => Math.round(value * share + (others[at] ?? 0) * (1 - share)))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const channelsOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
