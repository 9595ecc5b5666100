/** The name of a tag and its attributes as written, without quotes. */
export interface Tag {
  name: string
  attributes: [name: string, value: string][]
}

/** Parses a well-formed opening tag in one pass, since a tag may be as long as a document. */
export function readTag(tag: string): Tag {
  const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? ''
  const attributes: Tag['attributes'] = []
  for (let at = name.length + 1; at < tag.length; ) {
    const sign = tag.indexOf('=', at)
    if (sign < 0) break
    let opening = sign + 1
    while (opening < tag.length && tag[opening] !== '"' && tag[opening] !== "'") opening++
    const closing = tag.indexOf(tag[opening] ?? '"', opening + 1)
    if (closing < 0) break
    attributes.push([tag.slice(at, sign).trim(), tag.slice(opening + 1, closing)])
    at = closing + 1
  }
  return { name, attributes }
}
