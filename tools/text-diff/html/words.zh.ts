import type { HtmlWords } from './words.en.ts'

export const zh: HtmlWords = {
  original: '原文',
  changed: '修改后',
  counts: '{changes} 处改动',
  folded: '{count} 行未变',
  movedTo: '移到第 {line} 行',
  movedFrom: '移自第 {line} 行',
  noLineEnd: '末尾无换行',
  moreRows: '还有 {count} 行',
}
