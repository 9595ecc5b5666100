/** Where each column goes: a value, or objects and lists of them. */
export interface NameTree {
  /** The column whose cell is the value. */
  column?: number
  /** Names as JSON writes them, and what they hold. */
  children: Map<string, NameTree>
  /** Its names are 0, 1, 2 and so on. */
  isList: boolean
}

/**
 * Turns names with dots into objects within objects: `a.b` is `b` within `a`, and `a.0` the first item of the list `a`.
 * A name that is both a value and an object stays as it is, and so does one of too many levels.
 */
export function nameTreeOf(names: readonly string[], isNested: boolean): { tree: NameTree; kept: string[] } {
  const tree = emptyNode()
  const kept: string[] = []
  const whole = new Set(names)
  names.forEach((name, column) => {
    const path = isNested && name.includes('.') ? name.split('.') : [name]
    const isSplit = path.length > 1 && path.length <= maxLevels && !path.includes('') && !hasValueAbove(path, whole)
    if (path.length > 1 && !isSplit) kept.push(name.length > 60 ? `${name.slice(0, 59)}…` : name)
    let node = tree
    for (const part of isSplit ? path : [name]) {
      const key = JSON.stringify(part)
      const next = node.children.get(key) ?? emptyNode()
      node.children.set(key, next)
      node = next
    }
    node.column = column
  })
  for (const child of tree.children.values()) markLists(child)
  return { tree, kept: kept.map((name) => name.toWellFormed()) }
}

const maxLevels = 100

const emptyNode = (): NameTree => ({ children: new Map(), isList: false })

/** Whether a part of the path from its beginning on is the name of a column itself. */
function hasValueAbove(path: readonly string[], names: ReadonlySet<string>): boolean {
  let above = ''
  for (const part of path.slice(0, -1)) {
    above += above === '' ? part : `.${part}`
    if (names.has(above)) return true
  }
  return false
}

function markLists(node: NameTree): void {
  let index = 0
  for (const [name, child] of node.children) {
    if (name === `"${index}"`) index++
    markLists(child)
  }
  node.isList = index > 0 && index === node.children.size
}
