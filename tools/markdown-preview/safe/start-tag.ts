import { attributesOf, type ReadElement } from './attributes-of.ts'
import { escapeHtml } from './escape-html.ts'
import { imageWords, outsideImage } from './outside-image.ts'

/** Writes the start of an element that is allowed; in place of an image without an address that may be one, words. */
export function startTag(element: ReadElement): string {
  const { tagName } = element
  const attributes = attributesOf(element)
  if (tagName === 'img' && !attributes['src']) return imageInWords(element)
  if (tagName === 'input' && attributes['type'] !== 'checkbox') return ''
  let written = `<${tagName}`
  for (const name in attributes) written += ` ${name}="${escapeHtml(attributes[name] ?? '')}"`
  return `${written}>`
}

function imageInWords({ attrs }: ReadElement): string {
  const said = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? ''
  const words = imageWords(said('alt'), said('src'))
  return words && `<span class="${outsideImage}">${escapeHtml(words)}</span>`
}
