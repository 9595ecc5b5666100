import { orderOf } from './order-of.ts'

/** Says in which order numbers stand: their places, those of equal numbers as they were. NaN is none, and comes last. */
export function orderOfNumbers(numbers: Float64Array, descending: boolean): Uint32Array {
  const bytes = new Uint8Array(numbers.length * keyLength)
  const keys = new DataView(bytes.buffer)
  const starts = Uint32Array.from({ length: numbers.length + 1 }, (_, place) => place * keyLength)
  for (let place = 0; place < numbers.length; place++) {
    // Without -0.
    keys.setFloat64(place * keyLength, (numbers[place] ?? 0) + 0)
    const high = keys.getUint32(place * keyLength)
    // Bits of numbers are in their order but for the sign: negative ones are turned around, and come before the others.
    if (high < 0x80000000) keys.setUint32(place * keyLength, high | 0x80000000)
    else {
      keys.setUint32(place * keyLength, ~high)
      keys.setUint32(place * keyLength + 4, ~keys.getUint32(place * keyLength + 4))
    }
  }
  return lastWhere((place) => Number.isNaN(numbers[place]), orderOf({ bytes, starts }, descending))
}

/** In bytes, with one in which a line ends. */
const keyLength = 9

/** Moves some places behind the others, in the order of the lines. */
export function lastWhere(isLast: (place: number) => boolean, places: Uint32Array): Uint32Array {
  const last = places.filter(isLast)
  if (last.length === 0) return places
  const moved = new Uint32Array(places.length)
  moved.set(places.filter((place) => !isLast(place)))
  moved.set(last.sort(), places.length - last.length)
  return moved
}
