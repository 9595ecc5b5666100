/** A growable typed array of integers. */
export class GrowableTypedArray<Numbers extends Uint8Array | Uint32Array> {
  #numbers: Numbers
  #make: new (
    length: number,
  ) => Numbers
  length = 0

  constructor(make: new (length: number) => Numbers) {
    this.#make = make
    this.#numbers = new make(1024)
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const wider = new this.#make(this.length * 2)
      wider.set(this.#numbers)
      this.#numbers = wider
    }
    this.#numbers[this.length++] = number
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0
  }
}
