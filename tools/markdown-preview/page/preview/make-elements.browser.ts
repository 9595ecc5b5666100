import DOMPurify from 'dompurify'
import { imageWords, outsideImage } from '../../safe/outside-image.ts'
import { isImageData } from '../../safe/safe-urls.ts'
import { documentRules } from './sanitized.browser.ts'
import type { Block } from './split-blocks.ts'

const purifier = DOMPurify(window)
// Given with each call, it would be parsed again for each.
purifier.setConfig({ ...documentRules, RETURN_DOM_FRAGMENT: true })
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName !== 'A') element.removeAttribute('name')
  if (element instanceof HTMLImageElement && !isImageData(element.getAttribute('src') ?? '')) holdBack(element)
})

/**
 * Replaces an image by its description: loading it would tell others what is read. The image is not in the page yet,
 * where it would be loaded at once.
 */
function holdBack(image: HTMLImageElement): void {
  const words = document.createElement('span')
  words.className = outsideImage
  words.textContent = imageWords(image.alt, image.getAttribute('src') ?? '')
  image.replaceWith(words)
}

/**
 * Makes elements of sanitized blocks with a second sanitizer, which uses the browser's own parser. Blocks are parsed
 * together, each in an element of its own.
 */
export function makeElements(blocks: Block[]): HTMLElement[] {
  const made = read(blocks.map(({ html }) => `<div>${html}</div>`).join(''))
  // Should a block break out of its element, each is parsed alone.
  if (made.length === blocks.length) return made
  return blocks.map(({ html }) => {
    const element = document.createElement('div')
    element.append(...read(html))
    return element
  })
}

function read(html: string): HTMLElement[] {
  // What it gives was set before, which its types cannot see.
  const fragment = purifier.sanitize(html) as unknown as DocumentFragment
  return [...fragment.children] as HTMLElement[]
}
