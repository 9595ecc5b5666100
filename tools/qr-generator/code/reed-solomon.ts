/** Exponentials and logarithms in GF(256) modulo x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, section 7.5). */
const powers = new Uint8Array(510)
const logarithms = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value
  powers[exponent + 255] = value
  logarithms[value] = exponent
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0)

/** Computes the error correction codewords of a block: the remainder of its division by the generator polynomial. */
export function errorCorrectionOf(block: Uint8Array, count: number): Uint8Array {
  const generator = generatorOf(count)
  const rest = new Uint8Array(count)
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0)
    rest.copyWithin(0, 1)
    rest[count - 1] = 0
    for (let index = 0; index < count; index++) {
      rest[index] = (rest[index] ?? 0) ^ multiply(generator[index] ?? 0, factor)
    }
  }
  return rest
}

const generators = new Map<number, Uint8Array>()

/** The product of (x - 2ⁱ), without its leading coefficient, 1. */
function generatorOf(degree: number): Uint8Array {
  const cached = generators.get(degree)
  if (cached) return cached
  const generator = new Uint8Array(degree)
  generator[degree - 1] = 1
  for (let exponent = 0; exponent < degree; exponent++) {
    for (let index = 0; index < degree; index++) {
      generator[index] = multiply(generator[index] ?? 0, powers[exponent] ?? 0) ^ (generator[index + 1] ?? 0)
    }
  }
  generators.set(degree, generator)
  return generator
}
