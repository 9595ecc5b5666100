/** What the page says besides the words of fields and operations. */
export const en = {
  files: 'Files',
}

export type PageTexts = typeof en
