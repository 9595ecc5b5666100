import type { Attr, Node } from 'slimdom'

export const nodeKinds = ['document', 'element', 'attribute', 'text', 'comment', 'instruction'] as const

/** By the DOM's `nodeType`. */
const kindsByNumber: Record<number, (typeof nodeKinds)[number]> = {
  1: 'element',
  2: 'attribute',
  3: 'text',
  4: 'text',
  7: 'instruction',
  8: 'comment',
  9: 'document',
}

export const kindOf = ({ nodeType }: Node): (typeof nodeKinds)[number] => kindsByNumber[nodeType] ?? 'text'

/** Writes paths such as `/orders/order[2]/@id`; positions among siblings are cached. */
export class PathWriter {
  private places = new Map<Node, number>()
  private counted = new Set<Node>()

  pathOf(node: Node): string {
    if (node.nodeType === 9) return '/'
    const steps: string[] = []
    for (let at: Node | null = node; at && at.nodeType !== 9; at = parentOf(at)) steps.push(this.stepOf(at))
    return `/${steps.reverse().join('/')}`
  }

  private stepOf(node: Node): string {
    if (node.nodeType === 2) return `@${node.nodeName}`
    const parent = node.parentNode
    if (parent && !this.counted.has(parent)) this.count(parent)
    const place = this.places.get(node) ?? 0
    return stepName(node) + (place > 0 ? `[${place}]` : '')
  }

  /** Numbers children that share a name with siblings. */
  private count(parent: Node): void {
    this.counted.add(parent)
    const byName = new Map<string, Node[]>()
    for (const child of parent.childNodes) {
      const name = stepName(child)
      const alike = byName.get(name)
      if (alike) alike.push(child)
      else byName.set(name, [child])
    }
    for (const alike of byName.values())
      if (alike.length > 1) for (const [at, child] of alike.entries()) this.places.set(child, at + 1)
  }
}

const stepName = (node: Node): string =>
  node.nodeType === 1
    ? node.nodeName
    : node.nodeType === 8
      ? 'comment()'
      : node.nodeType === 7
        ? 'processing-instruction()'
        : 'text()'

const parentOf = (node: Node): Node | null => (node.nodeType === 2 ? (node as Attr).ownerElement : node.parentNode)
