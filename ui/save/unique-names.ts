/** Makes file names unique by a number before the extension, ignoring case as some file systems do. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? []
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${stem} (${number})${ending}`
    taken.add(unique.toLowerCase())
    return unique
  })
}
