import type { PageTexts } from './texts.en.ts'

export const zh: PageTexts = { now: '现在' }
