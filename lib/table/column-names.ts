/** Unique column names, and which of them differ from the header. */
export interface ColumnNames {
  names: string[]
  /** The indices of columns without a name. */
  unnamed: number[]
  /** The indices of columns with the name of an earlier one. */
  repeated: number[]
}

/**
 * Names columns by their header: one without a name becomes `column3`, a second `name` becomes `name_2`.
 *
 * @param width the number of columns, if some rows are longer than the header
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
