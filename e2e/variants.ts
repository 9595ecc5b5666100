export const isLong = process.env['TEST_LONG'] === 'true'

/** Each language, each theme and each width once. */
const variants = [
  { language: 'en', dark: false, width: 1280, height: 900 },
  { language: 'zh', dark: true, width: 390, height: 844 },
] as const

/** The variants of a screen, by its index: by day one of the two in turn, by night both. */
export const variantsOf = (place: number) => (isLong ? variants : [variants[place % 2 ? 1 : 0]])
