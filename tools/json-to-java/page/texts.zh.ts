import type { PageTexts } from './texts.en.ts'

export const zh: PageTexts = {
  files: '文件',
}
