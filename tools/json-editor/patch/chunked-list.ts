/** A list with cheap insertion anywhere: it is kept in chunks, so that an insertion does not move a million items. */
export class ChunkedList<Item> implements Iterable<Item> {
  length: number
  private pieces: Item[][] = []

  constructor(items: readonly Item[]) {
    this.length = items.length
    for (let at = 0; at < items.length; at += usualLength) this.pieces.push(items.slice(at, at + usualLength))
  }

  at(place: number): Item | undefined {
    const { piece, offset } = this.find(place)
    return this.pieces[piece]?.[offset]
  }

  replace(place: number, item: Item): void {
    this.splice(place, 1, [item])
  }

  /** @param place up to the length, which is the end */
  insert(place: number, item: Item): void {
    this.splice(place, 0, [item])
    this.length++
  }

  remove(place: number): void {
    this.splice(place, 1, [])
    this.length--
  }

  *[Symbol.iterator](): Generator<Item, void> {
    for (const piece of this.pieces) yield* piece
  }

  private splice(place: number, removed: number, added: Item[]): void {
    const { piece, offset } = this.find(place)
    const items = this.pieces[piece] ?? []
    items.splice(offset, removed, ...added)
    const halves = [items.slice(0, usualLength), items.slice(usualLength)].filter(({ length }) => length > 0)
    if (items.length === 0 || items.length > 2 * usualLength) this.pieces.splice(piece, 1, ...halves)
    else this.pieces[piece] = items
  }

  /** Finds an item, or the end of the last piece. */
  private find(place: number): { piece: number; offset: number } {
    let [piece, offset] = [0, place]
    for (let length = this.pieces[0]?.length ?? 0; offset >= length && piece < this.pieces.length - 1; ) {
      offset -= length
      length = this.pieces[++piece]?.length ?? 0
    }
    return { piece, offset }
  }
}

const usualLength = 512
