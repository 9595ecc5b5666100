/** The rules of serde's `rename_all`, as functions of a name in snake case. */
const rules: Record<string, (name: string) => string> = {
  camelCase: (name) => lowerFirst(pascal(name)),
  PascalCase: pascal,
  SCREAMING_SNAKE_CASE: (name) => asciiUpper(name),
  'kebab-case': (name) => name.replaceAll('_', '-'),
  'SCREAMING-KEBAB-CASE': (name) => asciiUpper(name).replaceAll('_', '-'),
}

/** Finds the rule that converts every name of a struct to its key; undefined where names equal keys. */
export function renameRule(fields: readonly { name: string; key: string }[]): string | undefined {
  // serde slices the first byte of a name, and panics where that is not ASCII.
  if (!fields.every(({ name }) => /^[a-z\d_]+$/.test(name))) return undefined
  if (fields.filter(({ name, key }) => name !== key).length < 2) return undefined
  return Object.entries(rules).find(([, rule]) => fields.every(({ name, key }) => rule(name) === key))?.[0]
}

/** As in serde, all underscores are removed. */
function pascal(name: string): string {
  return name
    .split('_')
    .map((word) => asciiUpper(word.slice(0, 1)) + word.slice(1))
    .join('')
}

const lowerFirst = (name: string): string =>
  name.slice(0, 1).replace(/[A-Z]/, (letter) => letter.toLowerCase()) + name.slice(1)
const asciiUpper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())
