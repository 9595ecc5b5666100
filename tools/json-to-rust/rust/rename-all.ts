/** The rules of serde's `rename_all`, each as what it makes of a name in snake case. */
const rules: Record<string, (name: string) => string> = {
  camelCase: (name) => lowerFirst(pascal(name)),
  PascalCase: pascal,
  SCREAMING_SNAKE_CASE: (name) => asciiUpper(name),
  'kebab-case': (name) => name.replaceAll('_', '-'),
  'SCREAMING-KEBAB-CASE': (name) => asciiUpper(name).replaceAll('_', '-'),
}

/** Finds the rule by which every name of a struct becomes its key; none where the names are the keys already. */
export function renameRule(fields: readonly { name: string; key: string }[]): string | undefined {
  // Of a name that begins with another letter serde would take the first byte, and give up.
  if (!fields.every(({ name }) => /^[a-z\d_]+$/.test(name))) return undefined
  if (fields.filter(({ name, key }) => name !== key).length < 2) return undefined
  return Object.entries(rules).find(([, rule]) => fields.every(({ name, key }) => rule(name) === key))?.[0]
}

/** As serde does it: every underscore goes. */
function pascal(name: string): string {
  return name
    .split('_')
    .map((word) => asciiUpper(word.slice(0, 1)) + word.slice(1))
    .join('')
}

const lowerFirst = (name: string): string =>
  name.slice(0, 1).replace(/[A-Z]/, (letter) => letter.toLowerCase()) + name.slice(1)
const asciiUpper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())
