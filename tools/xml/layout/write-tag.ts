export interface TagStyle {
  /** Per level. */
  indent: string
  attributes: 'line' | 'each'
  selfClosing: 'keep' | 'always' | 'space'
  /** In characters; 0 for no limit. */
  lineWidth: number
}

/**
 * Rewrites an opening or empty-element tag: one space before each attribute, or each on its own line; values are kept.
 */
export function writeTag(tag: string, style: TagStyle, indent: string): string {
  const isEmpty = tag.endsWith('/>')
  const inside = tag.slice(1, isEmpty ? -2 : -1).trim()
  const [name = ''] = /^[^\s]+/.exec(inside) ?? []
  const ending = !isEmpty
    ? '>'
    : style.selfClosing === 'space' || (style.selfClosing === 'keep' && /\s\/>$/.test(tag))
      ? ' />'
      : '/>'
  const attributes = attributesIn(inside.slice(name.length))
  const line = `<${[name, ...attributes].join(' ')}${ending}`
  const isTooWide = style.lineWidth > 0 && indent.length + line.length > style.lineWidth
  if (attributes.length === 0 || !(isTooWide || (style.attributes === 'each' && attributes.length > 1))) return line
  const broken = attributes.map((attribute) => `\n${indent}${style.indent}${attribute}`)
  return `<${name}${broken.join('')}${ending}`
}

/** Splits attributes as written, without white space around the equals signs. */
function attributesIn(text: string): string[] {
  const attributes: string[] = []
  for (let at = 0; at < text.length; ) {
    const equals = text.indexOf('=', at)
    if (equals < 0) break
    let open = equals + 1
    while (/\s/.test(text.charAt(open))) open++
    const close = text.indexOf(text.charAt(open), open + 1)
    if (close < 0) break
    attributes.push(`${text.slice(at, equals).trim()}=${text.slice(open, close + 1)}`)
    at = close + 1
  }
  return attributes
}
