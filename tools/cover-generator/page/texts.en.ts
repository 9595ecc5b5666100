/** What the page says besides the words of fields and operations. */
export const en = {
  cover: 'What stands on the cover',
}

export type PageTexts = typeof en
