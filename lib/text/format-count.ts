/**
 * A whole number with grouped digits, the same in English and Chinese: 10,199. Not by `Intl.NumberFormat`: a page's
 * first one takes some 20 ms, while the page comes alive.
 */
export const formatCount = (count: number): string =>
  count < 1000 ? String(count) : `${formatCount(Math.floor(count / 1000))},${String(count).slice(-3)}`
