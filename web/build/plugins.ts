import react from '@vitejs/plugin-react'
import { type Plugin, type PluginOption, parseSync } from 'vite'
import type { WholeTool } from '#core/catalogue.ts'
import { languages } from '#kit/language.ts'
import { commandWords } from '#ui/commands/command-words.ts'
import { samples } from '../pipelines/known/samples.ts'
import { companions } from './companions.ts'
import { espeakAddress } from './espeak-address.ts'
import { iconSprite } from './icon-sprite.ts'
import { operationIndex } from './operation-index.ts'
import { pipelineOperations } from './pipeline-operations.ts'
import { ofEveryTool, readCard, readCatalogue, readTexts } from './read-tools.ts'
import { readingsOf } from './readings.ts'
import { toolDescriptions } from './tool-descriptions.ts'
import { toolParts } from './tool-parts.ts'
import { voiceData } from './voice-data.ts'

/**
 * The pinyin and initials of every tool's Chinese title ("wubi lianxi", "wblx"), and the pinyin of its Chinese keywords,
 * so that the search finds it as typed. Computed in the build; the pinyin library is not shipped.
 */
const pinyinOfNames = (): Promise<Record<string, string>> =>
  ofEveryTool(async (tool) => {
    const { title, keywords } = await readCard(tool)
    const chinese = keywords.zh.filter((keyword) => /^\p{Script=Han}+$/u.test(keyword))
    return [readingsOf(title.zh), ...chinese.map((keyword) => readingsOf(keyword).split(' ')[0])].join(' ')
  })

/**
 * For every tool the titles of its operations in both languages, one a line, so that the search finds a tool by them.
 * Its other texts are left out.
 */
const operationTitles = (): Promise<Record<string, string>> => ofEveryTool(titlesOf)

async function titlesOf(tool: string): Promise<string> {
  const texts = await Promise.all(languages.map((language) => readTexts(tool, language)))
  return texts.flatMap(({ operations }) => Object.values(operations).map(({ title }) => title)).join('\n')
}

/**
 * The fields of every tool for the first page, the most popular first: one tool a line, separated by `|`, which grows
 * with every tool and compresses a tenth smaller than objects. Descriptions and keywords are in
 * `web/catalogue/whole-catalogue.ts`.
 *
 * @throws Error naming a value with a separator in it
 */
const catalogueLines = async (): Promise<string> => (await readCatalogue()).map(lineOf).join('\n')

function lineOf({ id, category, title, summary, hot, formerIds = [] }: WholeTool): string {
  const fields = [id, category, title.en, title.zh, summary.en, summary.zh, hot ? '1' : '', formerIds.join(',')]
  const unfit = fields.find((field) => /[|\n]/.test(field))
  if (unfit !== undefined) throw new Error(`A title or summary of tools/${id} has a | or a line break: ${unfit}`)
  return fields.join('|')
}

/** The Vite plugins for the build, the development server and the tests. */
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
 * Imports each icon from its own module instead of the index: thousands of modules are not read,
 * and an icon is in the chunk of its users.
 */
const singleIcons = (): Plugin[] => [ownModules(), withoutNames()]

function ownModules(): Plugin {
  return {
    name: 'single-icons',
    // The development server would bundle all icons: four megabytes for every page, and for every test file.
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

/** Removes unused parts of the icons: their names, for classes and developer tools, and the keys of static children. */
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

/** Virtual modules with plain data of all tools; `virtual.d.ts` has their types. */
const makers: Record<string, () => unknown> = {
  'virtual:catalogue': catalogueLines,
  'virtual:pinyin': pinyinOfNames,
  'virtual:companions': companions,
  'virtual:variants': toolVariants,
  'virtual:operation-titles': operationTitles,
  'virtual:operation-index': operationIndex,
  'virtual:command-readings': commandReadings,
  'virtual:pipeline-operations': pipelineOperations,
}

/** Serves the virtual modules. Each is built once, for the client and the server's renderer. */
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

/** The pinyin and the initials of the Chinese titles of commands and of sample pipelines, by the title. */
function commandReadings(): Record<string, string> {
  const titles = [...Object.values(commandWords), ...samples].map(({ title }) => title.zh)
  return Object.fromEntries(titles.map((title) => [title, readingsOf(title)]))
}

/** The groups of variants, each tool with its short name in the group, the most popular first. */
async function toolVariants(): Promise<{ tool: string; name: string }[][]> {
  const variants = (await readCatalogue()).flatMap(({ id, variant }) => (variant ? [{ tool: id, ...variant }] : []))
  const groups = Map.groupBy(variants, ({ of }) => of)
  return [...groups.values()].map((group) => group.map(({ tool, name }) => ({ tool, name })))
}
