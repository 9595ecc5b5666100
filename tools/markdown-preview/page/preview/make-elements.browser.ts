import { nativeReader } from './read-natively.browser.ts'
import type { Block } from './split-blocks.ts'
import type { MakeElements } from './update-blocks.ts'

/** Loads what makes elements of blocks, with a second sanitizer that uses the browser's own parser. */
export async function loadMakeElements(): Promise<MakeElements> {
  const read = nativeReader() ?? (await import('./read-purified.browser.ts')).readPurified
  return (blocks) => makeElements(blocks, read)
}

/** Makes elements of sanitized blocks. They are parsed together, each in an element of its own. */
export function makeElements(blocks: Block[], read: (html: string) => HTMLElement[]): HTMLElement[] {
  const made = read(blocks.map(({ html }) => `<div>${html}</div>`).join(''))
  // Should a block break out of its element, each is parsed alone.
  if (made.length === blocks.length) return made
  return blocks.map(({ html }) => {
    const element = document.createElement('div')
    element.append(...read(html))
    return element
  })
}
