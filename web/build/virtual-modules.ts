import type { Plugin } from 'vite'
import { catalogueRows } from './catalogue-rows.ts'
import { commandReadings } from './command-readings.ts'
import { companions } from './companions.ts'
import { operationIndex } from './operation-index.ts'
import { operationTitles } from './operation-titles.ts'
import { pinyinOfTitles } from './pinyin-of-titles.ts'
import { pipelineOperations } from './pipeline-operations.ts'
import { toolVariants } from './tool-variants.ts'

/** What the build makes of all tools, as modules of plain data; `virtual.d.ts` has their types. */
const makers: Record<string, () => unknown> = {
  'virtual:catalogue': catalogueRows,
  'virtual:pinyin': pinyinOfTitles,
  'virtual:companions': companions,
  'virtual:variants': toolVariants,
  'virtual:operation-titles': operationTitles,
  'virtual:operation-index': operationIndex,
  'virtual:command-readings': commandReadings,
  'virtual:pipeline-operations': pipelineOperations,
}

/** Serves them. Each is made once for the client and for what renders pages on the server. */
export function virtualModules(): Plugin {
  const made = new Map<string, Promise<string>>()
  return {
    name: 'virtual-modules',
    resolveId: (id) => (Object.hasOwn(makers, id) ? `\0${id}` : undefined),
    load(id) {
      const name = id.slice(1)
      const make = id.startsWith('\0') ? makers[name] : undefined
      if (!make) return undefined
      const source = made.get(name) ?? sourceOf(make)
      made.set(name, source)
      return source
    },
    watchChange: () => made.clear(),
  }
}

const sourceOf = async (make: () => unknown): Promise<string> => `export default ${JSON.stringify(await make())}`
