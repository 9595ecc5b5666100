import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import { parseXml } from '../source/parse-xml.ts'
import type { TreeMethods } from './tree-methods.ts'
import { XmlTree } from './xml-tree.ts'

// Keeps the tree in a worker, so that 50 MB don't block the page.
let tree: XmlTree | undefined

function opened(): XmlTree {
  if (!tree) throw new Error('No document is open')
  return tree
}

serveMethods<TreeMethods>(
  {
    async open({ text }, { progress }) {
      const xml = typeof text === 'string' ? text : await text.text()
      progress(0.1)
      await parseXml(xml, {})
      progress(0.8)
      tree = new XmlTree(xml)
      return { rows: tree.countRows(), nodes: tree.countNodes, root: tree.rootRow }
    },
    toggle: ({ node, open, isWithin }) => opened().toggle(node, open, isWithin),
    toggleAll: (open) => opened().toggleAll(open),
    rows: ({ from, to }) => opened().rows(from, to),
    parentRow: (row) => opened().parentRow(row),
    pathOf: ({ node, attribute }) => opened().pathOf(node, attribute),
    sourceOf: (node) => opened().sourceOf(node),
    placeOf: (node) => opened().placeOf(node),
  },
  parentPort(),
)
