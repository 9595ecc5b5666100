import { type Look, rootStyle, styleElements } from '../theme/style-elements.ts'
import { gatherReferences } from './gather-references.ts'
import { keepSpaces } from './keep-spaces.ts'
import { plainElements } from './plain-elements.ts'
import { plainText } from './plain-text.ts'
import { type DrawFormula, replaceFormulas } from './replace-formulas.ts'

export interface WechatOptions {
  look: Look
  /** The heading of the references. */
  references: string
  /** Without it, formulas are written as text. */
  draw?: DrawFormula | undefined
}

/**
 * Writes safe HTML as the editor of WeChat's official accounts keeps it: styles on the elements themselves, neither
 * classes nor ids, links to elsewhere as numbered references at the end, code with its spaces and line breaks as
 * characters.
 *
 * @returns the HTML, and how it reads for who takes plain text alone
 */
export function writeForWechat(
  html: string,
  { look, references, draw }: WechatOptions,
): { html: string; text: string } {
  const { body } = new DOMParser().parseFromString(`<section>${html}</section>`, 'text/html')
  const root = body.firstElementChild as HTMLElement
  gatherReferences(root, references)
  replaceFormulas(root, draw)
  styleElements(root, look)
  for (const pre of root.querySelectorAll('pre')) keepSpaces(pre)
  plainElements(root)
  root.setAttribute('style', rootStyle(look))
  return { html: root.outerHTML, text: plainText(root) }
}
