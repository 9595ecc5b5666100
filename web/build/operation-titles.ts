import { languages } from '#kit/language.ts'
import { ofEveryTool, readTexts } from './read-tools.ts'

/**
 * For every tool the titles of its operations in both languages, a line each, so that the search finds a tool by what it
 * does. The rest of its words stays behind.
 */
export const operationTitles = (): Promise<Record<string, string>> => ofEveryTool(titlesOf)

async function titlesOf(tool: string): Promise<string> {
  const texts = await Promise.all(languages.map((language) => readTexts(tool, language)))
  return texts.flatMap(({ operations }) => Object.values(operations).map(({ title }) => title)).join('\n')
}
