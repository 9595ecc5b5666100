export const isLong = process.env['TEST_LONG'] === 'true'

/** Covers each language, theme and width once. */
const variants = [
  { language: 'en', dark: false, width: 1280, height: 900 },
  { language: 'zh', dark: true, width: 390, height: 844 },
] as const

/** Returns the variants of a screen by its index: alternately one of the two in a daily run, both in a nightly run. */
export const variantsOf = (index: number) => (isLong ? variants : [variants[index % 2 ? 1 : 0]])
