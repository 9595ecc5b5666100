import type { Language } from '#kit/language.ts'
import type { OwnArticle } from '../kept/practice-data.ts'
import type { PageTexts } from '../texts.en.ts'
import { articles } from './articles.ts'

/** The title of a lesson; a user's text that was deleted since has a generic one. */
export function lessonTitle(id: string, words: PageTexts, own: readonly OwnArticle[], language: Language): string {
  if (id.startsWith('own:')) return own.find((article) => `own:${article.id}` === id)?.title ?? words.untitled
  if (id === 'common') return words.lessons.commonCharacters
  const article = articles.find((each) => `article:${each.id}` === id)
  const named: Record<string, string> = words.lessons
  return article?.title[language] ?? named[id] ?? id
}
