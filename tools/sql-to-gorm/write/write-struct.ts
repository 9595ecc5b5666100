import type { Field } from './field.ts'

/** Writes a struct as gofmt lays it out: names and types in columns, anew behind every comment. */
export function writeStruct(name: string, comment: string, fields: readonly Field[]): string {
  const lines: string[] = []
  let run: Field[] = []
  const flush = () => {
    lines.push(...alignRun(run))
    run = []
  }
  for (const field of fields) {
    if (field.comment || !field.name) flush()
    if (field.comment) lines.push(`\t// ${field.comment}`)
    run.push(field)
    if (!field.name) flush()
  }
  flush()
  const head = comment ? `// ${comment}\n` : ''
  return `${head}type ${name} struct {\n${lines.map((line) => `${line}\n`).join('')}}\n`
}

function alignRun(fields: readonly Field[]): string[] {
  const names = Math.max(0, ...fields.map(({ name }) => lengthOf(name)))
  const types = Math.max(0, ...fields.map(({ type }) => lengthOf(type)))
  return fields.map(({ name, type, tag }) => {
    if (!name) return `\t${type}`
    const start = `\t${name}${' '.repeat(names - lengthOf(name))} ${type}`
    return tag ? `${start}${' '.repeat(types - lengthOf(type))} ${tag}` : start
  })
}

/** In characters, as gofmt counts. */
const lengthOf = (text: string): number => Array.from(text).length
