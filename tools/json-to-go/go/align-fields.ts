/** A line of a struct: a name, a type that may take several lines, a tag, and comments above it. */
export interface StructField {
  comments: string[]
  name: string
  type: string
  tag: string
}

/**
 * Lays out the fields of a struct as gofmt does: types under types and tags under tags, anew after a comment and after a
 * type of several lines. It counts characters, also those that are drawn twice as wide.
 */
export function alignFields(fields: readonly StructField[], indent: string): string[] {
  const lines: string[] = []
  for (const section of sectionsOf(fields)) {
    const names = widest(section.map(({ name }) => name))
    const types = widest(section.map(({ type }) => (type.includes('\n') ? '' : type)))
    for (const { comments, name, type, tag } of section) {
      lines.push(...comments.map((comment) => `${indent}// ${comment}`))
      const padded = tag === '' || type.includes('\n') ? type : pad(type, types)
      lines.push(`${indent}${pad(name, names)} ${padded}${tag && ` ${tag}`}`)
    }
  }
  return lines
}

function sectionsOf(fields: readonly StructField[]): StructField[][] {
  const sections: StructField[][] = []
  let isOver = true
  for (const field of fields) {
    if (isOver || field.comments.length > 0) sections.push([])
    sections.at(-1)?.push(field)
    isOver = field.type.includes('\n')
  }
  return sections
}

const lengthOf = (text: string): number => Array.from(text).length
const widest = (texts: string[]): number => texts.reduce((most, text) => Math.max(most, lengthOf(text)), 0)
const pad = (text: string, width: number): string => text + ' '.repeat(width - lengthOf(text))
