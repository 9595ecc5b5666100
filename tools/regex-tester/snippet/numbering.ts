import type { AST } from '@eslint-community/regexpp'
import { capturingGroupsIn } from '../pattern/elements-in.ts'
import { type Dialect, lacks } from './dialect.ts'

/** The names and numbers of a pattern's groups in another language. */
export interface Numbering {
  numbers: Map<AST.CapturingGroup, number>
  names: Map<AST.CapturingGroup, string>
}

/** Numbers the groups of a pattern as a language does, and gives them valid names. */
export function numberGroups(pattern: AST.Pattern, dialect: Dialect): Numbering {
  const groups = capturingGroupsIn(pattern)
  const names = groups.flatMap(({ name }) => (name === null ? [] : [name]))
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate !== undefined && !dialect.sharesNames) throw lacks(dialect, `(?<${duplicate}>…)|(?<${duplicate}>…)`)

  const fitting = fittingNames([...new Set(names)], dialect)
  const ordered = dialect.countsNamedLast
    ? groups.toSorted((a, b) => Number(a.name !== null) - Number(b.name !== null))
    : groups
  return {
    numbers: new Map(ordered.map((group, index) => [group, index + 1])),
    names: new Map(
      groups.flatMap((group) => (group.name === null ? [] : [[group, fitting.get(group.name) ?? group.name]])),
    ),
  }
}

/** Maps names to unique valid ones; names that are valid already are kept. */
function fittingNames(names: string[], { nameForm }: Dialect): Map<string, string> {
  const fitting = new Map(names.filter((name) => nameForm.test(name)).map((name) => [name, name]))
  const taken = new Set(fitting.values())
  for (const name of names) {
    if (fitting.has(name)) continue
    const camel = camelOf(name)
    const base = nameForm.test(camel) ? camel : 'group'
    let [chosen, number] = base === camel ? [camel, 1] : [`${base}1`, 1]
    while (taken.has(chosen)) chosen = `${base}${++number}`
    fitting.set(name, chosen)
    taken.add(chosen)
  }
  return fitting
}

/** `first_name` is `firstName` where names have no underscore. */
const camelOf = (name: string): string =>
  name.replace(/[^A-Za-z0-9]+(.?)/g, (_, letter: string) => letter.toUpperCase()).replace(/^\d+/, '')
