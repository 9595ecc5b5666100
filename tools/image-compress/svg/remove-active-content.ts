import type { CustomPlugin } from 'svgo/browser'

/**
 * Removes active content from an SVG: scripts, event handlers, script URLs, also those that an animation sets, and
 * embedded pages (SVG 2, section 15; HTML, section 8.1.8). Images do not need it, and nobody who puts one into a page
 * expects it.
 *
 * @param onRemove called for each removed element and attribute
 */
export const removeActiveContent = (onRemove: () => void): CustomPlugin => ({
  name: 'removeActiveContent',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (activeElements.has(localName(node.name))) {
          onRemove()
          parent.children = parent.children.filter((child) => child !== node)
          return
        }
        for (const [name, value] of Object.entries(node.attributes)) {
          if (!isHandler(name) && !isScriptAddress(value)) continue
          onRemove()
          delete node.attributes[name]
        }
      },
    },
  }),
})

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

const activeElements = new Set(['script', 'handler', 'listener', 'iframe', 'embed', 'object', 'applet', 'base', 'meta'])

const isHandler = (name: string): boolean => /^on/i.test(localName(name))

/** Whether a value, or one in the list of an animation, is a script URL. */
const isScriptAddress = (value: string): boolean =>
  // Browsers ignore blanks and control characters in a scheme.
  value
    .split(';')
    .some((part) => /^(?:javascript|vbscript|data:(?:text\/html|application\/xhtml))/i.test(withoutBlanks(part)))

const withoutBlanks = (text: string): string => text.slice(0, 200).replace(/[\p{C}\s]+/gu, '')
