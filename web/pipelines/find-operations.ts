import operations from 'virtual:pipeline-operations'
import type { Tool } from '#core/catalogue.ts'
import type { Language } from '#kit/language.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { catalogue } from '../catalogue/catalogue.ts'

/** An operation to choose, with its title and its tool's. */
export interface FoundOperation {
  tool: Tool
  operation: string
  label: string
}

/** Finds operations by the words of their names and their tools' in either language; without a word all, by popularity. */
export function findOperations(query: string, language: Language): FoundOperation[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return catalogue.flatMap((tool) =>
    operations
      .filter((each) => each.tool === tool.id)
      .filter(({ operation, title }) => {
        const searchText = [tool.id, operation, tool.title.en, tool.title.zh, title.en, title.zh]
          .join(' ')
          .toLowerCase()
        return words.every((word) => searchText.includes(word))
      })
      .map(({ operation, title }) => ({ tool, operation, label: joinLabel(tool.title[language], title[language]) })),
  )
}
