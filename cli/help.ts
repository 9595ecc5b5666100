import { fieldsOf, type JsonSchema, jsonSchemaOf } from '#kit/json-schema.ts'
import { kebabOf } from '#kit/kebab.ts'
import type { Language, Localized } from '#kit/language.ts'
import type { Operation } from '#kit/operation.ts'
import { branchesOf, itemsOf } from '#lib/read-typed.ts'
import type { LoadedTool } from '#lib/tool-folders.node.ts'
import { isFile, isSwitch, mainFileOf, mainTextOf } from './fields.ts'
import { findNamedOperation, loadNamedTool } from './find-operation.ts'

/** Explains the command line, a tool, or one of its operations. */
export async function help([toolName, operationName]: string[], language: Language): Promise<string> {
  if (toolName === undefined || toolName === 'mcp' || toolName === 'list') return general[language]
  const tool = await loadNamedTool(toolName)
  const heading = `${tool.title[language]}: ${tool.description[language]}\n`
  const operations = operationName
    ? [(await findNamedOperation(toolName, operationName, language)).operation]
    : Object.values(tool.operations)
  return [heading, ...operations.map((operation) => describeOperation(tool, operation, language))].join('\n')
}

function describeOperation(tool: LoadedTool, operation: Operation, language: Language): string {
  const texts = tool.texts[language]
  const [exported = ''] = Object.entries(tool.operations).find(([, other]) => other === operation) ?? []
  const schema = jsonSchemaOf(operation, 'input', texts)
  const main = mainTextOf(schema) ?? mainFileOf(schema)
  const usage = `toolbench ${tool.id} ${operation.name}${main ? ` [${main}]` : ''}`
  const rows = fieldsOf(schema).map(([name, field]) => [formOf(name, field, schema), explain(field, language)] as const)
  const width = Math.max(...rows.map(([form]) => form.length)) + 2
  const lines = rows.map(([form, words]) => `    ${form.padEnd(width)}${words}`)
  return `  ${usage}\n    ${texts.operations[exported]?.description ?? ''}\n${lines.map((line) => `${line}\n`).join('')}`
}

function formOf(name: string, field: JsonSchema, schema: JsonSchema): string {
  const option = `--${kebabOf(name)}`
  if (isSwitch(field)) return field.default === true ? `--[no-]${kebabOf(name)}` : option
  const more = itemsOf(field) ? ' …' : ''
  const kind = isFile(field) ? 'PATH' : valueKind(field)
  return `${option} ${kind}${more}${schema.required?.includes(name) ? ' *' : ''}`
}

const valueKind = (field: JsonSchema): string => {
  const types = branchesOf(itemsOf(field) ?? field).map(({ type, enum: choices }) => (choices ? 'CHOICE' : type))
  if (types.includes('object')) return 'JSON'
  if (types.includes('CHOICE')) return 'CHOICE'
  return types.some((type) => type === 'number' || type === 'integer') ? 'NUMBER' : 'TEXT'
}

/** The field's help, its bounds and its default. A choice's labels are in its description. */
function explain({ description = '', default: fallback, minimum, maximum }: JsonSchema, language: Language): string {
  const isBounded = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  const isTold = fallback !== undefined && fallback !== '' && fallback !== false
  const bounds = isBounded ? [`${minimum}..${maximum}`] : []
  const preset = isTold ? [`${words.usually[language]} ${JSON.stringify(fallback).replaceAll('"', '')}`] : []
  return [description, ...bounds, ...preset].join('; ')
}

const words = { usually: { en: 'default', zh: '默认' } } satisfies Record<string, Localized>

const general: Localized = {
  en: `toolbench <tool> <operation> [main text] [--field value …]

  toolbench base64 encode "hi"                     the answer goes to standard output, no newline added
  echo -n hi | toolbench base64 encode             the main text comes from standard input where it is - or missing
  toolbench base64 encode "hi" --no-padding        a switch is --field, --no-field or --field true|false
  toolbench base64 encode --text @notes.txt        @path reads a text from a file; @@ is a literal @
  toolbench base64 encode-file photo.png           files are paths; - is standard input
  toolbench base64 decode-file iVBOR… -o photo.png

Fields are written --lineLength or --line-length; lists repeat theirs, lists of objects also take JSON.

  --json             print the whole output as JSON; files are Base64, or just named where --output takes them
  -o, --output PATH  write the file, or the text, there. Without it a file goes to standard output, and under its own
                     name into this folder when that is a terminal
  --lng en|zh        the language; else that of LC_ALL or LANG
  --                 what follows is no option

  toolbench list               every tool
  toolbench help <tool>        its operations and their fields; * must be given
  toolbench mcp                speak the Model Context Protocol over standard input and output
  toolbench --version

Exit codes: 0 done, 1 an expected failure, 2 wrong usage.
`,
  zh: `toolbench <工具> <操作> [主要文本] [--字段 值 …]

  toolbench base64 encode "hi"                     结果写到标准输出，末尾不加换行
  echo -n hi | toolbench base64 encode             主要文本为 - 或省略时，从标准输入读取
  toolbench base64 encode "hi" --no-padding        开关写作 --字段、--no-字段 或 --字段 true|false
  toolbench base64 encode --text @notes.txt        @路径 从文件读取文本；@@ 表示字面的 @
  toolbench base64 encode-file photo.png           文件用路径表示；- 表示标准输入
  toolbench base64 decode-file iVBOR… -o photo.png

字段可写作 --lineLength 或 --line-length；列表重复书写同一字段，对象列表也可用 JSON。

  --json             以 JSON 输出全部结果；文件为 Base64，与 --output 同用时只列出名称
  -o, --output 路径  把文件或文本写到该路径。省略时文件写到标准输出；标准输出是终端时，以文件自己的名称存入当前文件夹
  --lng en|zh        语言；省略时取自 LC_ALL 或 LANG
  --                 其后不再是选项

  toolbench list               所有工具
  toolbench help <工具>        该工具的操作和字段；* 为必填
  toolbench mcp                通过标准输入和输出使用 MCP 协议
  toolbench --version

退出码：0 完成，1 预期的失败，2 用法有误。
`,
}
