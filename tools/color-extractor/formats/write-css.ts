import { cssOf } from '../color/notations.ts'
import type { DescribedColor } from '../palette/describe-color.ts'

type Colors = readonly DescribedColor[]

/** CSS custom properties, each with the color's name in a comment. */
export const writeCss = (colors: Colors): string =>
  `:root {\n${lines(colors, ({ hex, name }, number) => `  --color-${number}: ${hex}; /* ${name} */`)}\n}\n`

/** SCSS variables, and a map of all to iterate over. */
export const writeScss = (colors: Colors): string =>
  [
    lines(colors, ({ hex, name }, number) => `$color-${number}: ${hex}; // ${name}`),
    '',
    '$palette: (',
    lines(colors, (_, number) => `  ${number}: $color-${number},`),
    ');',
    '',
  ].join('\n')

/** A Tailwind CSS 4 theme: `bg-palette-1`, `text-palette-1` and so on. */
export const writeTailwind = (colors: Colors): string =>
  `@theme {\n${lines(colors, (color, number) => `  --color-palette-${number}: ${cssOf(color).oklch}; /* ${color.name} */`)}\n}\n`

/** The colors with all their fields. */
export const writeJson = (colors: Colors): string =>
  `[\n${colors.map((color) => `  ${JSON.stringify(color)}`).join(',\n')}\n]\n`

const lines = (colors: Colors, write: (color: DescribedColor, number: number) => string): string =>
  colors.map((color, index) => write(color, index + 1)).join('\n')
