/** Interns compared items: equal ones get the same number. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>()

  numberOf(key: string): number {
    const number = this.numbers.get(key)
    if (number !== undefined) return number
    this.numbers.set(key, this.numbers.size)
    return this.numbers.size - 1
  }
}
