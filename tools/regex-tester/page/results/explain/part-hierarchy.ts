import type { Part } from '../../../explain/list-parts.ts'

/** A part in the operation's output: properties that do not apply are left out or undefined. */
export type PartNode = Omit<Part, 'min' | 'max'> & { min?: number | undefined; max?: number | undefined }

/** A part with its children. */
export interface PartTreeNode {
  part: PartNode
  children: PartTreeNode[]
}

/** Makes a tree of parts that stand in a list, each before what it holds. */
export function partHierarchy(parts: readonly PartNode[]): PartTreeNode[] {
  const roots: PartTreeNode[] = []
  const open: PartTreeNode[] = []
  for (const part of parts) {
    const node: PartTreeNode = { part, children: [] }
    open.length = part.depth
    const parent = open.at(-1)
    if (parent) parent.children.push(node)
    else roots.push(node)
    open[part.depth] = node
  }
  return roots
}
