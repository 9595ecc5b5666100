import type { Column } from './column.ts'

/** The columns of a table in order, with lookup by name, ignoring case. */
export class Columns {
  private ordered = new Set<Column>()
  private byName = new Map<string, Column>()

  get size(): number {
    return this.ordered.size
  }

  [Symbol.iterator](): Iterator<Column> {
    return this.ordered.values()
  }

  find(name: string): Column | undefined {
    return this.byName.get(name.toLowerCase())
  }

  /** Appends a column; false if there is one with its name. */
  add(column: Column): boolean {
    if (this.find(column.name)) return false
    this.ordered.add(column)
    this.byName.set(column.name.toLowerCase(), column)
    return true
  }

  /** Replaces a column at its position. */
  replace(old: Column, column: Column): void {
    const all = [...this.ordered].map((each) => (each === old ? column : each))
    this.clear()
    for (const each of all) this.add(each)
  }

  remove(column: Column): void {
    this.ordered.delete(column)
    this.byName.delete(column.name.toLowerCase())
  }

  clear(): void {
    this.ordered.clear()
    this.byName.clear()
  }
}
