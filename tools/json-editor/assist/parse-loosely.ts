/** A value of a text that is still being typed, as far as it can be parsed. Offsets are in UTF-16 units. */
export interface LooseValue {
  /** A word is whatever stands without quotes: a number, `true`, or the beginning of one. */
  kind: 'object' | 'array' | 'string' | 'word'
  from: number
  /** Past its last character; of an unclosed value the end of what is there. */
  to: number
  isClosed: boolean
  /** Of an object. */
  members: LooseMember[]
  /** Of an array. */
  items: LooseValue[]
}

export interface LooseMember {
  name: string
  from: number
  /** Past the key. */
  to: number
  /** Where its colon stands, if it has one yet. */
  colon: number | undefined
  value: LooseValue | undefined
}

/**
 * Parses a text that may be no valid JSON yet, in one pass and without recursion: missing parts are left out,
 * unexpected ones skipped. A string ends with its line. Several documents may follow each other.
 */
export function parseLoosely(text: string): LooseValue[] {
  const roots: LooseValue[] = []
  const open: LooseValue[] = []
  let pending: LooseMember | undefined
  const pendings: (LooseMember | undefined)[] = []
  let end = 0

  function place(value: LooseValue): void {
    const parent = open.at(-1)
    if (!parent) roots.push(value)
    else if (parent.kind === 'array') parent.items.push(value)
    else if (pending && pending.colon !== undefined && !pending.value) pending.value = value
    else if (value.kind === 'string' || value.kind === 'word') {
      pending = { name: nameOf(text, value), from: value.from, to: value.to, colon: undefined, value: undefined }
      parent.members.push(pending)
    }
  }

  function close(closer: string): void {
    const kind = closer === '}' ? 'object' : 'array'
    const at = open.findLastIndex((each) => each.kind === kind)
    if (at < 0) return
    for (const each of open.splice(at + 1)) each.to = end
    const closed = open.pop()
    if (closed) Object.assign(closed, { to: end + 1, isClosed: true })
    pending = pendings[at]
    pendings.length = at
  }

  for (const [token] of text.matchAll(tokens)) {
    const from = end
    if (token === '{' || token === '[') {
      const value = container(token, from)
      place(value)
      pendings.push(pending)
      pending = undefined
      open.push(value)
    } else if (token === '}' || token === ']') close(token)
    else if (token === ',') pending = undefined
    else if (token === ':') {
      // What was parsed as a value is the next key: the value before it and its comma are still missing.
      const next = pending?.value
      if (pending && next?.kind === 'string') {
        pending.value = undefined
        pending = undefined
        place(next)
      }
      if (pending && pending.colon === undefined) pending.colon = from
    } else if (token.startsWith('"')) place(scalar('string', from, token, token.length > 1 && isEnded.test(token)))
    else if (token.trim() !== '') place(scalar('word', from, token, true))
    end += token.length
  }
  for (const each of open) each.to = end
  return roots
}

/** Every character belongs to one token. */
const tokens = /"(?:[^"\\\n]|\\.)*(?:"|\\?)|[{}[\],:]|[^\s{}[\],:"]+|\s+/g
const isEnded = /^"(?:[^"\\]|\\.)*"$/

const container = (opener: string, from: number): LooseValue => ({
  kind: opener === '{' ? 'object' : 'array',
  from,
  to: from + 1,
  isClosed: false,
  members: [],
  items: [],
})

const scalar = (kind: 'string' | 'word', from: number, source: string, isClosed: boolean): LooseValue => ({
  kind,
  from,
  to: from + source.length,
  isClosed,
  members: [],
  items: [],
})

function nameOf(text: string, value: LooseValue): string {
  const source = text.slice(value.from, value.to)
  const read = scalarOf(text, value)
  return typeof read === 'string' ? read : source.replace(/^"/, '')
}

/** Reads a string, number or word; undefined where it is none of JSON yet, and for containers. */
export function scalarOf(
  text: string,
  { kind, from, to, isClosed }: LooseValue,
): string | number | boolean | null | undefined {
  if (!isClosed || kind === 'object' || kind === 'array') return undefined
  try {
    return JSON.parse(text.slice(from, to))
  } catch {
    return undefined
  }
}
