import { baseRules, type Rule } from './base-rules.ts'
import type { Palette } from './palette.ts'

export const themeNames = ['default', 'press', 'elegant'] as const
export type ThemeName = (typeof themeNames)[number]

interface Theme {
  /** Six digits behind `#`. */
  accent: string
  /** The style of the document's root. */
  root: string
  rules: (palette: Palette) => Rule[]
}

const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI','PingFang SC','Hiragino Sans GB','Microsoft YaHei',sans-serif"
const serif = "Georgia,'Times New Roman','Songti SC',STSong,'Noto Serif CJK SC','Source Han Serif SC',SimSun,serif"

export const themes: Record<ThemeName, Theme> = {
  default: {
    accent: '#036675',
    root: `font-family:${sans};font-size:16px;line-height:1.7`,
    rules: ({ line }) => [['h1,h2', `padding-bottom:0.25em;border-bottom:1px solid ${line}`]],
  },
  press: {
    accent: '#8a3324',
    root: `font-family:${serif};font-size:16px;line-height:1.85`,
    rules: ({ text, text2, accent, line, lineStrong }) => [
      ['h1', `font-size:1.9em;text-align:center;padding-bottom:0.5em;border-bottom:3px double ${lineStrong}`],
      ['h2', `font-size:1.4em;text-align:center;color:${accent};letter-spacing:0.04em`],
      ['h3', `font-size:1.15em;color:${accent}`],
      ['p', 'text-align:justify'],
      [
        'blockquote',
        `border-left:0;border-top:1px solid ${line};border-bottom:1px solid ${line};padding:0.7em 1.4em;color:${text2};font-style:italic`,
      ],
      // A table of a book has no lines between its columns.
      ['table', `border-top:2px solid ${text};border-bottom:2px solid ${text}`],
      ['th,td', `border:0;border-bottom:1px solid ${line};padding:0.4em 1em`],
      ['th', `background:none;border-bottom:1px solid ${text};font-weight:700`],
      ['hr', `border:0;border-top:1px solid ${lineStrong};width:30%;margin:2em auto 0`],
    ],
  },
  elegant: {
    accent: '#6a4e9d',
    root: `font-family:${sans};font-size:16px;line-height:1.8;letter-spacing:0.03em`,
    rules: ({ accent, onAccent, tint, line }) => [
      [
        'h1',
        `display:table;margin:1.2em auto 0;padding:0 1em 0.3em;font-size:1.5em;text-align:center;border-bottom:2px solid ${accent}`,
      ],
      [
        'h2',
        `display:table;margin:2em auto 0;padding:0.25em 0.9em;font-size:1.25em;text-align:center;color:${onAccent};background:${accent};border-radius:6px`,
      ],
      ['h3', `padding:0.15em 0.6em;font-size:1.12em;border-left:4px solid ${accent};background:${tint}`],
      ['h4,h5,h6', `color:${accent}`],
      ['strong,b', `color:${accent}`],
      ['h2 strong,h2 b,h2 a,h2 code', 'color:inherit'],
      [
        'blockquote',
        `border-left:4px solid ${accent};border-radius:6px;background:${tint};padding:0.8em 1em;color:inherit`,
      ],
      ['pre', `border-radius:8px;border:1px solid ${line}`],
      ['th', `background:${tint};color:${accent}`],
      ['th,td', `border:1px solid ${line}`],
      ['hr', `border:0;height:2px;background:${accent};width:40%;margin:2em auto 0`],
      ['img', 'border-radius:6px'],
    ],
  },
}

/** All rules of a theme: those of every theme first, what a document says of its sides last. */
export const rulesOf = (name: ThemeName, palette: Palette): Rule[] => [
  ...baseRules(palette),
  ...themes[name].rules(palette),
  ...['left', 'center', 'right', 'justify'].map((side): Rule => [`[align="${side}"]`, `text-align:${side}`]),
]
