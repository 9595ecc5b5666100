/** Numbers what is compared: what counts as equal gets the same number. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>()

  numberOf(key: string): number {
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.numbers.size)
    return this.numbers.size - 1
  }
}
