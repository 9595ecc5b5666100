import react from '@vitejs/plugin-react'
import { type Plugin, type PluginOption, parseSync } from 'vite'
import { catalogueLines } from './catalogue-lines.ts'
import { commandReadings } from './command-readings.ts'
import { companions } from './companions.ts'
import { espeakAddress } from './espeak-address.ts'
import { iconSprite } from './icon-sprite.ts'
import { operationIndex } from './operation-index.ts'
import { operationTitles } from './operation-titles.ts'
import { pinyinOfTitles } from './pinyin-of-titles.ts'
import { pipelineOperations } from './pipeline-operations.ts'
import { toolDescriptions } from './tool-descriptions.ts'
import { toolParts } from './tool-parts.ts'
import { toolVariants } from './tool-variants.ts'
import { voiceData } from './voice-data.ts'

/** All that Vite is told about the sources: for the build, the development server and the tests alike. */
export const plugins = (): PluginOption[] => [
  ...[
    react(),
    virtualModules(),
    toolDescriptions(),
    toolParts(),
    iconSprite(),
    singleIcons(),
    voiceData(),
    espeakAddress(),
  ],
]

const library = '@tabler/icons-react'

/**
 * Imports each icon from its own module instead of from the one that names them all: thousands of modules are not read,
 * and an icon lands in the chunk of those who show it.
 */
const singleIcons = (): Plugin[] => [ownModules(), withoutNames()]

function ownModules(): Plugin {
  return {
    name: 'single-icons',
    // The development server would put all icons together: four megabytes for every page, and for every file of tests.
    config: () => ({ optimizeDeps: { exclude: [library] } }),
    transform: {
      filter: { id: /\.tsx?$/, code: library },
      handler(code, id) {
        const { staticImports } = parseSync(id, code).module
        return staticImports
          .filter(({ moduleRequest }) => moduleRequest.value === library)
          .toReversed()
          .reduce((text, { start, end, entries }) => {
            const icons = entries
              .filter(({ isType }) => !isType)
              .map(({ importName, localName }) => importOf(importName.name ?? '', localName.value))
            return text.slice(0, start) + icons.join('') + text.slice(end)
          }, code)
      },
    },
  }
}

/** Takes out of the icons what nothing reads: their names, for classes and developer tools, and keys of lines that stay. */
function withoutNames(): Plugin {
  return {
    name: 'icons-without-names',
    apply: 'build',
    transform: {
      filter: { id: /@tabler\/icons-react\/dist\/esm\/icons\/\w+\.mjs$/ },
      handler: (code) =>
        code.replace(/(createReactComponent\("\w+", )"[^"]*", "[^"]*"/, '$1"", ""').replace(/, "key": "svg-\d+"/g, ''),
    },
  }
}

const importOf = (icon: string, local: string): string =>
  `import ${local} from '${library}/dist/esm/icons/${icon}.mjs';`

/** What the build makes of all tools, as modules of plain data; `virtual.d.ts` has their types. */
const makers: Record<string, () => unknown> = {
  'virtual:catalogue': catalogueLines,
  'virtual:pinyin': pinyinOfTitles,
  'virtual:companions': companions,
  'virtual:variants': toolVariants,
  'virtual:operation-titles': operationTitles,
  'virtual:operation-index': operationIndex,
  'virtual:command-readings': commandReadings,
  'virtual:pipeline-operations': pipelineOperations,
}

/** Serves them. Each is made once for the client and for what renders pages on the server. */
function virtualModules(): Plugin {
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
