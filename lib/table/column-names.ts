/** Unique column names, and which of them differ from the header. */
export interface ColumnNames {
  names: string[]
  /** Columns that had no name, by their index. */
  unnamed: number[]
  /** Columns that had the name of one before, by their index. */
  repeated: number[]
}

/**
 * Names columns by their header: one without a name is `column3`, a second `name` is `name_2`.
 *
 * @param width how many columns there are, where some rows are longer than the header
 */
export function columnNamesOf(header: readonly string[], width = header.length): ColumnNames {
  const columnNames: ColumnNames = { names: [], unnamed: [], repeated: [] }
  const taken = new Set(header)
  const used = new Set<string>()
  const counts = new Map<string, number>()
  for (let column = 0; column < width; column++) {
    const given = header[column] ?? ''
    if (given === '') columnNames.unnamed.push(column)
    else if (used.has(given)) columnNames.repeated.push(column)
    let name = given
    if (given === '') name = freeName('column', column + 1, '')
    else if (used.has(given)) name = freeName(given, counts.get(given) ?? 2, '_')
    used.add(name)
    columnNames.names.push(name)
  }
  return columnNames

  function freeName(stem: string, from: number, join: string): string {
    let number = from
    while (used.has(stem + join + number) || taken.has(stem + join + number)) number++
    if (join !== '') counts.set(stem, number + 1)
    return stem + join + number
  }
}
