import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '#kit/operation.ts'
import { type Schemas, schemasOf } from '#kit/schema-of.ts'

/** In the folder of a tool in the package: the schemas of its operations, by their names. */
export const schemasFile = 'json-schemas.json'

const toolsFolder = join(import.meta.dirname, '../tools')

/**
 * Loads the JSON Schemas of an operation, without texts. The package has them ready, since making them takes up to a
 * tenth of a start.
 */
export function loadSchemas(toolId: string, operation: Operation, folder = toolsFolder): Schemas {
  const path = join(folder, toolId, schemasFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8'))[operation.name] : schemasOf(operation)
}

/** The content of that file for the operations of a tool. */
export const schemasFileOf = (operations: Record<string, Operation>): string =>
  JSON.stringify(Object.fromEntries(Object.values(operations).map((each) => [each.name, schemasOf(each)])))
