import type { CustomPlugin } from 'svgo/browser'

/**
 * Takes out of a drawing what a browser would run: scripts, handlers of events, addresses that are scripts, also where an
 * animation sets them, and pages within it (SVG 2, section 15; HTML, section 8.1.8). Pictures do without; whoever puts one
 * into a page does not expect it.
 *
 * @param onRemove told of each element and attribute that goes
 */
export const removeWhatRuns = (onRemove: () => void): CustomPlugin => ({
  name: 'removeWhatRuns',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (runningElements.has(localName(node.name))) {
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

const runningElements = new Set([
  'script',
  'handler',
  'listener',
  'iframe',
  'embed',
  'object',
  'applet',
  'base',
  'meta',
])

const isHandler = (name: string): boolean => /^on/i.test(localName(name))

/** Says whether a value, or one of a list that an animation goes through, is an address that runs. */
const isScriptAddress = (value: string): boolean =>
  // Browsers skip blanks and control characters in the name of a scheme.
  value.split(';').some((part) => /^(?:javascript|vbscript|data:(?:text\/html|application\/xhtml))/i.test(tight(part)))

const tight = (text: string): string => text.slice(0, 200).replace(/[\p{C}\s]+/gu, '')
