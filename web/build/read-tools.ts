import { existsSync, readdirSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { assembleCatalogue, type WholeTool } from '#core/catalogue.ts'
import type { Language } from '#kit/language.ts'
import type { AnyTexts } from '#kit/texts.ts'
import type { Card } from '#kit/tool.ts'

/** The ids of all tools, from the folders below the root of the project. */
const toolIds = (): string[] => readdirSync('tools').filter((tool) => existsSync(`tools/${tool}/tool.ts`))

/** Maps every tool; returns the results by tool id. */
export async function ofEveryTool<Made>(make: (tool: string) => Promise<Made>): Promise<Record<string, Made>> {
  return Object.fromEntries(await Promise.all(toolIds().map(async (tool) => [tool, await make(tool)])))
}

export async function readCatalogue(): Promise<WholeTool[]> {
  const cards = Object.entries(await ofEveryTool(readCard))
  return assembleCatalogue(Object.fromEntries(cards.map(([tool, card]) => [cardPath(tool), card])))
}

export const readCard = async (tool: string): Promise<Card> => (await importChanged(cardPath(tool))).default

export const readTexts = async (tool: string, language: Language): Promise<AnyTexts> =>
  (await importChanged(`tools/${tool}/texts.${language}.ts`))[language]

const cardPath = (tool: string): string => `tools/${tool}/tool.ts`

/**
 * Imports a module again if it has changed since; its imports are read once. The query is at the end, since Vite
 * tells file types by the end of the URL.
 */
export const importChanged = (path: string) => import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}.ts`)
