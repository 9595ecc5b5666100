/** Reads a query string: a name given once is a text, one given again (`kinds=a&kinds=b`) a list. No brackets. */
export function parseQuery(text: string): Record<string, string | string[]> {
  if (text === '') return {}
  const given = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const before = given.get(name)
    if (before === undefined) given.set(name, value)
    else if (typeof before === 'string') given.set(name, [before, value])
    else before.push(value)
  }
  return Object.fromEntries(given)
}
