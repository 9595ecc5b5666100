import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FormatDefinition } from './format-definition.ts'

/** The definitions of the folders beside, by their paths; see `found-formats.browser.ts`. */
export const foundFormats: Record<string, FormatDefinition> = Object.fromEntries(
  await Promise.all(
    readdirSync(import.meta.dirname)
      .filter((name) => existsSync(join(import.meta.dirname, name, 'format.ts')))
      .map(async (name) => [`./${name}/format.ts`, await load(join(import.meta.dirname, name, 'format.ts'))]),
  ),
)

async function load(path: string): Promise<FormatDefinition> {
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)).format
}
