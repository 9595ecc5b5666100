/**
 * A whole number with grouped digits, the same in English and Chinese: 10,199. Not by `Intl.NumberFormat`: a page's
 * first one takes some 20 ms, while the page comes alive.
 */
export function formatCount(count: number): string {
  const digits = String(count)
  const head = digits.length % 3 || 3
  return [digits.slice(0, head), ...(digits.slice(head).match(/\d{3}/g) ?? [])].join(',')
}
