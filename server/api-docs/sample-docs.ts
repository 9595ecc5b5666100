import type { LoadedTool } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { filesIn, writeFiles } from '#lib/json-files.node.ts'
import { quote, type Shell } from '#lib/shell/quote.ts'
import { writeCode, writeForShells } from './code-block.ts'

/** Writes the first sample of an operation: the curl command that runs it, and its answer. */
export async function sampleDocs(tool: LoadedTool, exported: string, url: string, language: Language): Promise<string> {
  const [sample] = tool.samples[exported] ?? []
  if (!sample) return ''
  const { title, answer } = texts[language]
  return `<h3>${title}</h3>${curlOf(url, sample.input)}${writeCode(answer, await answerOf(sample.output))}`
}

/** Returns the shortest sample, as the first one to try. */
export async function shortestSample(tools: LoadedTool[], siteUrl: string, language: Language): Promise<string> {
  const samples = tools.flatMap(({ id, operations, samples: ofTool }) =>
    Object.entries(operations).flatMap(([exported, { name }]) =>
      (ofTool[exported] ?? [])
        .slice(0, 1)
        .map(({ input, output }) => ({ url: `${siteUrl}/v1/tools/${id}/${name}`, input, output })),
    ),
  )
  const lengthOf = ({ input, output }: { input: object; output: object }) => JSON.stringify([input, output]).length
  const [shortest] = samples
    .filter(({ input, output }) => filesIn([input, output]).length === 0)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
  if (!shortest) return ''
  return curlOf(shortest.url, shortest.input) + writeCode(texts[language].answer, await answerOf(shortest.output))
}

const answerOf = async (output: object): Promise<string> =>
  shortened(JSON.stringify({ code: 200, msg: 'success', data: await writeFiles(output) }, null, 2))

const curlOf = (url: string, input: object): string =>
  writeForShells('curl', (shell) => curlLine(url, input, shell), ' data-curl=""')

/** Writes the command that runs a sample: form data where a file is sent, JSON otherwise. Files appear by name only. */
function curlLine(url: string, input: object, shell: Shell): string {
  const goesOn = shell === 'sh' ? ' \\\n' : ' `\n'
  if (filesIn(input).length === 0) {
    const data = quote(JSON.stringify(input), shell)
    return [`curl -s ${url}`, `  -H 'Content-Type: application/json'`, `  -d ${data}`].join(goesOn)
  }
  const parts = Object.entries(input).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((item) => `  -F ${quote(`${name}=${item instanceof File ? `@${item.name}` : String(item)}`, shell)}`),
  )
  return [`curl -s ${url}`, ...parts].join(goesOn)
}

/** Shortens long strings in an answer. */
const shortened = (json: string): string => json.replace(/"([^"\\]{120})[^"\\]{40,}"/g, '"$1…"')

const texts = { en: { title: 'Sample', answer: 'Response' }, zh: { title: '示例', answer: '响应' } }
