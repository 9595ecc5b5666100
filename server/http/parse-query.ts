/**
 * Parses a query string: a name with one value gives a text, a repeated one (`kinds=a&kinds=b`) a list. No brackets.
 */
export function parseQuery(text: string): Record<string, string | string[]> {
  if (text === '') return {}
  const values = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const before = values.get(name)
    if (before === undefined) values.set(name, value)
    else if (typeof before === 'string') values.set(name, [before, value])
    else before.push(value)
  }
  return Object.fromEntries(values)
}
