import { findCard, findOperation, loadOperations } from '#core/load-tools.node.ts'
import { describeGuess, guessOperation } from '#core/recognition/guess-operation.ts'
import { knownTools } from '#core/recognition/known-tools.node.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Language, Localized } from '#kit/language.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { maxSniffLength } from '#lib/recognition/material-of.ts'
import { type Shell, shellNames, shells } from '#lib/shell/quote.ts'
import { commandFor, type Source } from './command-for.ts'
import { openInputFile } from './open-input-file.ts'
import { writeOutput } from './output/write-output.ts'
import { readArguments } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

const tools = knownTools()

type Guess = Awaited<ReturnType<typeof describeGuess>>

/** The options of the command, as a schema like those of fields. */
const options: JsonSchema = { properties: { shell: { type: 'string', enum: [...shells] } } }

/** Runs `guess FILE` or `guess < FILE`: prints what the input probably is, and suitable operations. */
export async function guess(args: string[], terminal: Terminal, language: Language): Promise<void> {
  const parsed = readArguments(args, options)
  const [path, ...others] = parsed.positionals
  if (others.length > 0) throw new UsageError('Name one file', '只能指定一个文件')
  const isFile = path !== undefined && path !== '-'
  const { input, isPart } = isFile ? { input: await openInputFile(path), isPart: false } : await readBeginning(terminal)
  const guesses = await describeGuess(input, language, tools, isPart)
  if (parsed.json)
    return writeOutput(guesses, jsonSchemaOf(guessOperation(tools) as never, 'output', emptyTexts), parsed, terminal)
  const source = isFile ? { path } : typeof input === 'string' ? { text: input } : {}
  const text = await describe(guesses, source, shellOf(parsed.fields.get('shell')?.at(-1), terminal), language)
  await writeOutput({ text }, { properties: { text: { type: 'string' } } }, parsed, terminal)
}

/** Writes each suggestion in three lines: the operation and the reason, the result if it is known, and the command. */
async function describe({ looksLike, suggestions }: Guess, source: Source, shell: Shell, language: Language) {
  let isSameInAll = true
  const entries = suggestions.map(async ({ tool, operation: name, label, sureness, kind, brief, field, input }) => {
    const [, operation] = findOperation(await loadOperations(tool), name) ?? []
    if (!operation) throw new Error(`There is no operation ${tool}/${name}`)
    const title = (await findCard(tool))?.title[language] ?? tool
    const why = sureness && kind ? joinLabel(sureness, kind) : sureness
    const run = { tool, operation: name, field, input }
    const write = (each: Shell) => commandFor(run, jsonSchemaOf(operation, 'input', emptyTexts), source, each)
    isSameInAll &&= shells.every((each) => write(each) === write(shell))
    return [
      '',
      `  ${[label, title, why].filter(Boolean).join(' · ')}`,
      ...(brief ? [`    → ${brief}`] : []),
      `    ${shell === 'sh' ? '$' : '>'} ${write(shell)}`,
    ]
  })
  const lines = [looksLike, ...(await Promise.all(entries)).flat()]
  return `${[...lines, ...(isSameInAll ? [] : ['', noteOn(shell, language)])].join('\n')}\n`
}

/** PowerShell sets `PSModulePath`, which all programs have on Windows; Git Bash also sets `MSYSTEM`. */
function shellOf(named: string | undefined, { env }: Terminal): Shell {
  const shell = shells.find((each) => each === named)
  if (named !== undefined && !shell)
    throw new UsageError(`--shell is one of ${shells.join(', ')}`, `--shell 只能是 ${shells.join('、')}`)
  return shell ?? (env['PSModulePath'] !== undefined && env['MSYSTEM'] === undefined ? 'powershell' : 'sh')
}

function noteOn(shell: Shell, language: Language): string {
  const others = shells.filter((other) => other !== shell).map((other) => ({ other, name: shellNames[other] }))
  const texts: Localized[] = [
    { en: `Quoted for ${shellNames[shell]}`, zh: `命令按 ${shellNames[shell]} 的规则加引号` },
    ...others.map(({ other, name }) => ({ en: `for ${name}: --shell ${other}`, zh: `${name} 请用 --shell ${other}` })),
  ]
  return texts.map((text) => text[language]).join(language === 'zh' ? '；' : '; ')
}

/** Reads only as much of standard input as recognition uses, since it may be endless. */
async function readBeginning({ stdin, stderr }: Terminal): Promise<{ input: string | File; isPart: boolean }> {
  if (stdin.isTTY && stderr.isTTY) stderr.write('… Ctrl+D\n')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stdin) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= maxRead) break
  }
  const bytes = new Uint8Array(Buffer.concat(chunks))
  const isPart = size >= maxRead
  return { input: textIn(bytes, isPart) ?? new File([bytes], 'stdin'), isPart }
}

/** In bytes: more than the characters that recognition reads, for any encoding. */
const maxRead = 3 * maxSniffLength + 4

/** Decodes bytes as text, whose last character may be incomplete; undefined for binary data. */
function textIn(bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: isCut })
    // The final line break is not part of the content.
    return text.includes('\0') ? undefined : text.replace(/\r?\n$/, '')
  } catch {
    return undefined
  }
}
