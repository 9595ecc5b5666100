import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyErrors } from '#kit/errors.ts'
import type { Language, Localized } from '#kit/language.ts'
import type { Operation } from '#kit/operation.ts'
import type { Sample } from '#kit/samples.ts'
import type { AnyTexts } from '#kit/texts.ts'
import type { Card } from '#kit/tool.ts'
import { ToolError } from '#kit/tool-error.ts'
import { assembleCatalogue, findTool, isToolId, type WholeTool } from './catalogue.ts'
import type { Recognizer } from './recognition/rank-recognitions.ts'

/** A tool with all parts of its folder that the server, the CLI and MCP use. */
export interface LoadedTool extends WholeTool {
  /** By export name, which is the key of its texts and samples too. */
  operations: Record<string, Operation>
  errors: AnyErrors
  samples: Record<string, Sample<object, object>[]>
  texts: Localized<AnyTexts>
}

const toolsFolder = join(import.meta.dirname, '../tools')

/** Reads the cards of all tools, sorted by popularity. A folder without a card is no tool. */
export async function readCatalogue(folder = toolsFolder): Promise<WholeTool[]> {
  const names = (await readdir(folder)).filter((name) => existsSync(join(folder, name, 'tool.ts')))
  const cards = names.map(async (name) => [`tools/${name}/tool.ts`, await loadCard(name, folder)] as const)
  return assembleCatalogue(Object.fromEntries(await Promise.all(cards)))
}

/** Finds a tool by its id or a former one. Only for the latter other cards are read. */
export async function findCard(id: string, folder = toolsFolder): Promise<WholeTool | undefined> {
  const isFolder = isToolId(id) && existsSync(join(folder, id, 'tool.ts'))
  return isFolder ? { ...(await loadCard(id, folder)), id } : findTool(await readCatalogue(folder), id)
}

export async function loadTool(tool: WholeTool, folder = toolsFolder): Promise<LoadedTool> {
  const [operations, errors, { samples }, en, zh] = await Promise.all([
    loadOperations(tool.id, folder),
    loadErrors(tool.id, folder),
    load(join(folder, tool.id, 'samples.ts')),
    loadTexts(tool.id, 'en', folder),
    loadTexts(tool.id, 'zh', folder),
  ])
  return { ...tool, operations, errors, samples, texts: { en, zh } }
}

export async function loadEveryTool(folder = toolsFolder): Promise<LoadedTool[]> {
  return Promise.all((await readCatalogue(folder)).map((tool) => loadTool(tool, folder)))
}

/**
 * Loads only the operations, by export name, which is all that a child process needs. Those of
 * `operations.browser.ts` only run in browsers, and fail here with an error that says so.
 */
export async function loadOperations(id: string, folder = toolsFolder): Promise<Record<string, Operation>> {
  const [anywhere, browser] = await Promise.all([
    loadExports(join(folder, id, 'operations.ts')),
    loadExports(join(folder, id, 'operations.browser.ts')),
  ])
  const closed = Object.entries(browser).map(([name, operation]) => [name, { ...operation, run: refuse }])
  return { ...anywhere, ...Object.fromEntries(closed) }
}

const loadExports = async (path: string): Promise<Record<string, Operation>> =>
  existsSync(path) ? { ...(await load(path)) } : {}

/** The message is that of the tool's own error `onlyInBrowser`. */
function refuse(): never {
  throw new ToolError('onlyInBrowser')
}

/** Loads the recognizers of all tools, with their cards. */
export async function loadRecognizers(folder = toolsFolder): Promise<Recognizer<WholeTool>[]> {
  const tools = (await readCatalogue(folder)).filter(({ id }) => existsSync(join(folder, id, 'recognize.ts')))
  return Promise.all(
    tools.map(async (tool) => ({ tool, recognize: (await load(join(folder, tool.id, 'recognize.ts'))).recognize })),
  )
}

/** Loads the errors of a tool. */
export async function loadErrors(id: string, folder = toolsFolder): Promise<AnyErrors> {
  return (await load(join(folder, id, 'errors.ts'))).errors
}

/** Loads the texts of a tool in one language. */
export async function loadTexts(id: string, language: Language, folder = toolsFolder): Promise<AnyTexts> {
  return (await load(join(folder, id, `texts.${language}.ts`)))[language]
}

/** Finds an operation by its public name; also returns the name of its export. */
export function findOperation(
  operations: Record<string, Operation>,
  id: string,
): [exported: string, operation: Operation] | undefined {
  return Object.entries(operations).find(([, operation]) => operation.name === id)
}

const loadCard = async (id: string, folder: string): Promise<Card> => (await load(join(folder, id, 'tool.ts'))).default

const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(path).href)
