import type { Operation } from '#kit/operation.ts'

const modules = import.meta.glob<Record<string, Operation>>('../tools/*/operations{,.browser}.ts')

/** Loads the code of a tool's operations, by export name; undefined if there is no such tool. */
export async function loadOperations(id: string): Promise<Record<string, Operation> | undefined> {
  const files = ['operations.ts', 'operations.browser.ts'].map((file) => modules[`../tools/${id}/${file}`])
  if (!files[0]) return undefined
  const [anywhere, inBrowser] = await Promise.all(files.map((file) => file?.()))
  return { ...anywhere, ...inBrowser }
}
