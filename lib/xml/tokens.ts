/** The kinds of tokens of well-formed XML. */
export const tokenKinds = ['text', 'open', 'close', 'empty', 'comment', 'cdata', 'instruction', 'doctype'] as const

/** The tokens of XML as a table of starts and kinds; a token ends where the next one begins. */
export interface XmlTokens {
  text: string
  starts: Uint32Array
  kinds: Uint8Array
  length: number
}

export const kindNumber = Object.fromEntries(tokenKinds.map((kind, number) => [kind, number])) as Record<
  (typeof tokenKinds)[number],
  number
>

/** Tokenizes well-formed XML, without a byte order mark. */
export function tokenizeXml(text: string): XmlTokens {
  let room = (text.length >> 4) + 16
  let table: XmlTokens = { text, starts: new Uint32Array(room), kinds: new Uint8Array(room), length: 0 }
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; ) {
    if (table.length + 1 >= room) {
      room *= 2
      table = grown(table, room)
    }
    const [kind, end] = pieceAt(text, at)
    table.starts[table.length] = at
    table.kinds[table.length++] = kindNumber[kind]
    at = end
  }
  table.starts[table.length] = text.length
  return table
}

function grown({ text, starts, kinds, length }: XmlTokens, room: number): XmlTokens {
  const wider = { text, starts: new Uint32Array(room), kinds: new Uint8Array(room), length }
  wider.starts.set(starts)
  wider.kinds.set(kinds)
  return wider
}

function pieceAt(text: string, at: number): [kind: (typeof tokenKinds)[number], end: number] {
  if (text[at] !== '<') return ['text', endOf(text, '<', at, 0)]
  if (text.startsWith('<!--', at)) return ['comment', endOf(text, '-->', at + 4, 3)]
  if (text.startsWith('<![CDATA[', at)) return ['cdata', endOf(text, ']]>', at + 9, 3)]
  if (text[at + 1] === '?') return ['instruction', endOf(text, '?>', at + 2, 2)]
  if (text[at + 1] === '!') return ['doctype', endOfDoctype(text, at)]
  const end = endOfTag(text, at)
  return [text[at + 1] === '/' ? 'close' : text[end - 2] === '/' ? 'empty' : 'open', end]
}

function endOf(text: string, sign: string, from: number, length: number): number {
  const signAt = text.indexOf(sign, from)
  return signAt < 0 ? text.length : signAt + length
}

/** Finds the end of a tag; attributes may contain `>`. */
function endOfTag(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (sign === '>') return at + 1
    if (sign === '"' || sign === "'") at = endOf(text, sign, at + 1, 0)
  }
  return text.length
}

/** Finds the end of a document type; declarations, comments and quoted texts in it may contain brackets. */
function endOfDoctype(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"' || sign === "'") at = endOf(text, sign, at + 1, 0)
    else if (text.startsWith('<!--', at)) at = endOf(text, '-->', at + 4, 2)
    else if (text.startsWith('<?', at)) at = endOf(text, '?>', at + 2, 1)
    else if (sign === '[') depth++
    else if (sign === ']') depth--
    else if (sign === '>' && depth <= 0) return at + 1
  }
  return text.length
}
