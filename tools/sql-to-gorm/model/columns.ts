import type { Column } from './column.ts'

/** The columns of a table in order, with lookup by name, ignoring case. */
export class Columns {
  private ordered = new Set<Column>()
  private byName = new Map<string, Column>()
  private renamed = new Map<string, string>()

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

  /** The current name of a column that may have been renamed; the name itself if there is none. */
  currentNameOf(name: string): string {
    let current = name
    for (let count = 0; count < this.renamed.size && !this.find(current); count++) {
      const next = this.renamed.get(current.toLowerCase())
      if (next === undefined) break
      current = next
    }
    if (!this.find(current)) return name
    // Shortens the chain for the next key.
    if (current !== name) this.renamed.set(name.toLowerCase(), current)
    return current
  }

  /** Replaces a column at its position, possibly by one with another name. */
  replace(old: Column, column: Column): void {
    if (old.name !== column.name) this.renamed.set(old.name.toLowerCase(), column.name)
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
