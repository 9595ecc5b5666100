import type { Palette } from './palette.ts'

/** A CSS rule: a selector and declarations. A later rule overrides an earlier one. */
export type Rule = readonly [selector: string, declarations: string]

const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace"

/**
 * The base of every theme. Blocks have margins above only: in the preview margins of blocks do not collapse, but they
 * do where the document is pasted.
 */
export const baseRules = (palette: Palette): Rule[] => [...blocks(palette), ...words(palette), ...code(palette)]

const blocks = ({ accent, text2, line, lineStrong, sunken, tip, important, warning, caution }: Palette): Rule[] => [
  ['h1,h2,h3,h4,h5,h6', 'margin:1.5em 0 0;line-height:1.35;font-weight:700'],
  ['h1', 'font-size:1.75em'],
  ['h2', 'font-size:1.4em'],
  ['h3', 'font-size:1.18em'],
  ['h4,h5,h6', 'font-size:1em'],
  ['h6', `color:${text2}`],
  ['p,ul,ol,dl,details,figure,.math,.markdown-alert,.table-of-contents', 'margin:0.9em 0 0'],
  ['ul,ol', 'padding-left:1.6em'],
  ['ul', 'list-style:disc'],
  ['ul ul', 'list-style:circle'],
  ['ol', 'list-style:decimal'],
  ['ol[type="a"]', 'list-style:lower-alpha'],
  ['ol[type="A"]', 'list-style:upper-alpha'],
  ['ol[type="i"]', 'list-style:lower-roman'],
  ['ol[type="I"]', 'list-style:upper-roman'],
  ['li', 'margin:0.3em 0 0'],
  ['li > p,li > ul,li > ol,.table-of-contents > ul', 'margin:0.3em 0 0'],
  ['.task-list-item', 'list-style:none;margin-left:-1.4em'],
  ['dt', 'margin:0.6em 0 0;font-weight:700'],
  ['dd', 'margin:0.2em 0 0 1.6em'],
  ['summary', 'font-weight:700'],
  ['blockquote', `margin:1em 0 0;padding:0.1em 0 0.1em 1em;border-left:4px solid ${lineStrong};color:${text2}`],
  ['table', 'margin:1em 0 0;border-collapse:collapse'],
  ['th,td', `padding:0.35em 0.8em;border:1px solid ${lineStrong}`],
  ['th', `background:${sunken};font-weight:700`],
  ['hr', `margin:1.8em 0 0;border:0;border-top:1px solid ${lineStrong}`],
  ['img', 'max-width:100%;height:auto'],
  ['.math', 'text-align:center;overflow-x:auto'],
  ['.markdown-alert', `padding:0.1em 0 0.1em 1em;border-left:4px solid ${accent}`],
  ['.markdown-alert-title', `margin:0;font-weight:700;color:${accent}`],
  ...Object.entries({ tip, important, warning, caution }).flatMap(([name, color]): Rule[] => [
    [`.markdown-alert-${name}`, `border-left-color:${color}`],
    [`.markdown-alert-${name} > .markdown-alert-title`, `color:${color}`],
  ]),
  ['blockquote > :first-child,dd > :first-child', 'margin-top:0'],
  ['.references', `margin:2.5em 0 0;padding-top:0.2em;border-top:1px solid ${line};font-size:0.875em`],
  ['.references > h3', 'margin-top:1em'],
  ['.reference', 'margin:0.5em 0 0;overflow-wrap:anywhere'],
  ['.reference-address', `color:${text2};font-style:italic`],
]

const words = ({ accent, mark, lineStrong }: Palette): Rule[] => [
  ['a', `color:${accent};text-decoration:underline`],
  ['strong,b', 'font-weight:700'],
  ['em,i,cite,dfn,var', 'font-style:italic'],
  ['del,s,strike', 'text-decoration:line-through'],
  ['u,ins', 'text-decoration:underline'],
  ['mark', `background:${mark}`],
  ['small', 'font-size:0.85em'],
  ['big', 'font-size:1.2em'],
  ['sub', 'font-size:0.75em;line-height:0;vertical-align:sub'],
  ['sup', 'font-size:0.75em;line-height:0;vertical-align:super'],
  ['.reference-mark', `color:${accent}`],
  ['.outside-image', `border:1px dashed ${lineStrong};border-radius:6px;padding:2px 8px;font-size:0.875em`],
]

const code = ({ sunken, line, keyword, string, number, key, type, comment }: Palette): Rule[] => [
  [
    'code,kbd,samp,tt',
    `padding:0.1em 0.3em;border-radius:4px;background:${sunken};font-family:${mono};font-size:0.875em;letter-spacing:0`,
  ],
  [
    'pre',
    `margin:1em 0 0;padding:0.75em 0.9em;border:1px solid ${line};border-radius:6px;background:${sunken};line-height:1.55;overflow-x:auto;text-align:left`,
  ],
  ['pre code', 'padding:0;background:none;white-space:pre'],
  ['.hljs-keyword,.hljs-built_in,.hljs-doctag,.hljs-selector-tag', `color:${keyword}`],
  ['.hljs-string,.hljs-regexp,.hljs-addition', `color:${string}`],
  ['.hljs-number,.hljs-literal,.hljs-symbol,.hljs-deletion', `color:${number}`],
  ['.hljs-attr,.hljs-attribute,.hljs-property,.hljs-name,.hljs-section', `color:${key}`],
  ['.hljs-title,.hljs-type,.hljs-variable,.hljs-meta', `color:${type}`],
  ['.hljs-comment,.hljs-quote', `color:${comment}`],
]
