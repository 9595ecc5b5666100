import { cssOf } from '../color/notations.ts'
import type { DescribedColor } from '../palette/describe-color.ts'

type Colors = readonly DescribedColor[]

/** Custom properties of CSS, the first color first, each with its name beside. */
export const writeCss = (colors: Colors): string =>
  `:root {\n${lines(colors, ({ hex, name }, number) => `  --color-${number}: ${hex}; /* ${name} */`)}\n}\n`

/** Variables of SCSS, and a map of all to go through. */
export const writeScss = (colors: Colors): string =>
  [
    lines(colors, ({ hex, name }, number) => `$color-${number}: ${hex}; // ${name}`),
    '',
    '$palette: (',
    lines(colors, (_, number) => `  ${number}: $color-${number},`),
    ');',
    '',
  ].join('\n')

/** A theme of Tailwind CSS 4: `bg-palette-1`, `text-palette-1` and so on. */
export const writeTailwind = (colors: Colors): string =>
  `@theme {\n${lines(colors, (color, number) => `  --color-palette-${number}: ${cssOf(color).oklch}; /* ${color.name} */`)}\n}\n`

/** The colors with all that is known of them. */
export const writeJson = (colors: Colors): string =>
  `[\n${colors.map((color) => `  ${JSON.stringify(color)}`).join(',\n')}\n]\n`

const lines = (colors: Colors, write: (color: DescribedColor, number: number) => string): string =>
  colors.map((color, index) => write(color, index + 1)).join('\n')
