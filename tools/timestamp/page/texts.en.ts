export const en = { now: 'Now' }

export type PageTexts = typeof en
