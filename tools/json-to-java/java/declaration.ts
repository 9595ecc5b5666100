import type { JavaOptions } from './options.ts'

/** A Java type; each member is a list of lines, with an empty line between members. */
export interface Declaration {
  name: string
  /** Its comment and its annotations. */
  above: string[]
  /** From `public` up to the brace; `static` is added to a nested class. */
  head: string[]
  members: string[][]
  imports: ReadonlySet<string>
}

/** Writes a file: the first type with the others nested in it. */
export function writeFile(
  [outer, ...inner]: readonly [Declaration, ...Declaration[]],
  { packageName, nullable }: Pick<JavaOptions, 'packageName' | 'nullable'>,
): string {
  const isMarked = nullable === 'jspecify'
  const imports = new Set([outer, ...inner].flatMap(({ imports: paths }) => [...paths]))
  if (isMarked) imports.add('org.jspecify.annotations.NullMarked')
  const above = isMarked ? [...outer.above, '@NullMarked'] : outer.above
  const within = inner.map((declaration) => linesOf(asNested(declaration)))
  const blocks = [
    ...(packageName === '' ? [] : [[`package ${packageName};`]]),
    ...(imports.size === 0 ? [] : [[...imports].sort().map((path) => `import ${path};`)]),
    linesOf({ ...outer, above, members: [...outer.members, ...within] }),
  ]
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

const asNested = ({ head: [first = '', ...rest], ...declaration }: Declaration): Declaration => ({
  ...declaration,
  head: [first.replace(/^public (?=class )/, 'public static '), ...rest],
})

function linesOf({ above, head, members }: Declaration): string[] {
  const [last = '', before] = [head.at(-1), head.slice(0, -1)]
  if (members.length === 0) return [...above, ...before, `${last} {}`]
  // An empty line separates a head of several lines from the body.
  const gap = head.length > 1 ? [''] : []
  const body = members.flatMap((lines, at) => [...(at > 0 ? [''] : gap), ...lines.map(indented)])
  return [...above, ...before, `${last} {`, ...body, '}']
}

/** Indents a line of code unless it is empty. */
export const indented = (line: string): string => (line === '' ? '' : `    ${line}`)
