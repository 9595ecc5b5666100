/** Reads a query string: a name given once is a text, one given again (`kinds=a&kinds=b`) a list. No brackets. */
export function parseQuery(text: string): Record<string, string | string[]> {
  if (text === '') return {}
  const parameters = new URLSearchParams(text)
  const entries = [...new Set(parameters.keys())].map((name): [string, string | string[]] => {
    const values = parameters.getAll(name)
    return [name, values.length > 1 ? values : (values[0] ?? '')]
  })
  return Object.fromEntries(entries)
}
