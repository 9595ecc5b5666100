import type { PageTexts } from './texts.en.ts'

export const zh: PageTexts = {
  cover: '封面内容',
}
