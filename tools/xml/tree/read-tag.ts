/** The name of a tag and its attributes as they are written, without quotes. */
export interface Tag {
  name: string
  attributes: [name: string, value: string][]
}

/** Reads an opening tag that is known to be well-formed. */
export function readTag(tag: string): Tag {
  const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? ''
  const attributes: Tag['attributes'] = []
  for (const [, key = '', double, single] of tag
    .slice(name.length + 1)
    .matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    attributes.push([key, double ?? single ?? ''])
  return { name, attributes }
}
