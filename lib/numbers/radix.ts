/**
 * Writes an integer in a base, the most significant digit first, in little more than linear time by divide and conquer.
 * The sign of a negative one is dropped.
 *
 * @param digits the characters of the digits by value; their number is the base
 */
export function writeRadix(value: bigint, digits: string): string {
  const base = digits.length
  const positive = value < 0n ? -value : value
  // Up to base 36 the engine's own conversion is used, and its digits are replaced.
  if (base <= 36) return positive.toString(base).replace(/./g, (digit) => digits[Number.parseInt(digit, 36)] ?? '')
  const size = leafSize(base)
  const powers = [BigInt(base) ** BigInt(size)]
  for (let last = powers[0] ?? 0n; last * last <= positive; powers.push(last)) last *= last
  const leaf = (rest: number): string => {
    let text = ''
    for (let at = 0, left = rest; at < size; at++, left = Math.floor(left / base)) text = digits[left % base] + text
    return text
  }
  const write = (part: bigint, level: number): string => {
    const power = powers[level]
    if (power === undefined) return leaf(Number(part))
    return write(part / power, level - 1) + write(part % power, level - 1)
  }
  const text = write(positive, powers.length - 1)
  const first = text.split('').findIndex((digit) => digit !== digits[0])
  return first < 0 ? (digits[0] ?? '') : text.slice(first)
}

/** Reads an integer from the values of its digits, the most significant first. */
export function readRadix(worths: readonly number[], base: number): bigint {
  const size = leafSize(base)
  let parts: bigint[] = []
  for (let end = worths.length; end > 0; end -= size) {
    let part = 0
    for (let at = Math.max(0, end - size); at < end; at++) part = part * base + (worths[at] ?? 0)
    parts.push(BigInt(part))
  }
  // Combines pairs, beginning with the least significant.
  for (let power = BigInt(base) ** BigInt(size); parts.length > 1; power *= power) {
    parts = Array.from(
      { length: Math.ceil(parts.length / 2) },
      (_, at) => (parts[2 * at + 1] ?? 0n) * power + (parts[2 * at] ?? 0n),
    )
  }
  return parts[0] ?? 0n
}

/** The number of digits that a JavaScript number represents exactly. */
const leafSize = (base: number): number => Math.floor(53 / Math.log2(base))
