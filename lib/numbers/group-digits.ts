/**
 * Puts a separator between groups of digits, counted from the point: 1234567 in groups of three is 1 234 567.
 *
 * @param isFraction for digits after the point, which are grouped from the left
 */
export function groupDigits(digits: string, size: number, separator: string, isFraction = false): string {
  const first = isFraction ? size : digits.length % size || size
  const groups = [digits.slice(0, first)]
  for (let at = first; at < digits.length; at += size) groups.push(digits.slice(at, at + size))
  return groups.join(separator)
}
