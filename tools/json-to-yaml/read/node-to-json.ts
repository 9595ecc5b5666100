import type { YamlNode } from './node.ts'

/** Writes a value as compact JSON, without recursion, since aliases can nest deeper than the text. */
export function nodeToJson(root: YamlNode): string {
  const pieces: string[] = []
  const open: { rest: Iterator<[string, YamlNode] | YamlNode>; closer: string; isFirst: boolean }[] = []
  const put = (node: YamlNode) => {
    if (node.kind === 'scalar') {
      pieces.push(node.json)
      return
    }
    pieces.push(node.kind === 'list' ? '[' : '{')
    const rest = node.kind === 'list' ? node.items.values() : node.entries.entries()
    open.push({ rest, closer: node.kind === 'list' ? ']' : '}', isFirst: true })
  }
  put(root)
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const { done, value } = frame.rest.next()
    if (done) {
      pieces.push(frame.closer)
      open.pop()
      continue
    }
    if (!frame.isFirst) pieces.push(',')
    frame.isFirst = false
    if (Array.isArray(value)) pieces.push(JSON.stringify(value[0]), ':')
    put(Array.isArray(value) ? value[1] : value)
  }
  return pieces.join('')
}
