import { existsSync, readdirSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Card } from '#kit/tool.ts'

/** The paths of all cards, `tools/base64/tool.ts`, as the build finds them from the root of the project. */
export const cardPaths = (): string[] =>
  readdirSync('tools')
    .map((name) => `tools/${name}/tool.ts`)
    .filter((path) => existsSync(path))

export async function readCard(path: string): Promise<Card> {
  // Node reads a module once; one that has been changed since is another.
  const { default: card } = await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)
  return card
}
