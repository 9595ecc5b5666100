import DOMPurify from 'dompurify'
import { holdBackImage } from './hold-back-image.browser.ts'
import { documentRules } from './sanitized.browser.ts'

const purifier = DOMPurify(window)
// Given with each call, it would be parsed again for each.
purifier.setConfig({ ...documentRules, RETURN_DOM_FRAGMENT: true })
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName !== 'A') element.removeAttribute('name')
  if (element instanceof HTMLImageElement) holdBackImage(element)
})

/** Reads HTML into elements, sanitized by DOMPurify. */
export function readPurified(html: string): HTMLElement[] {
  // What it gives was set before, which its types cannot see.
  const fragment = purifier.sanitize(html) as unknown as DocumentFragment
  return [...fragment.children] as HTMLElement[]
}
