import type { LoadedTool } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import type { Shell } from '#lib/shell/quote.ts'
import { guesses, pipelines } from '../cross-tool/cross-tool-operations.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import type { Settings } from '../settings/settings.ts'
import { writeCode, writeForShells } from './code-block.ts'
import { sampleDocs, shortestSample } from './sample-docs.ts'
import { toolDocs } from './tool-docs.ts'

type WritePage = (language: Language, siteUrl: string) => Promise<string>

/**
 * Writes the documentation of the API as HTML that needs no script, by path: an overview with a list of all operations,
 * and a page for each tool.
 */
export function apiDocs(tools: LoadedTool[], settings: Settings): Record<string, WritePage> {
  const ofTools = tools.map((tool): [string, WritePage] => [
    `/api-docs/${tool.id}`,
    (language, siteUrl) => toolDocs(tool, siteUrl, language),
  ])
  return {
    '/api-docs': (language, siteUrl) => overview(tools, settings, siteUrl, language),
    ...Object.fromEntries(ofTools),
  }
}

async function overview(tools: LoadedTool[], settings: Settings, siteUrl: string, language: Language): Promise<string> {
  const words = texts[language]
  const limits = words.limits
    .replace('{size}', String(settings.TOOLS_MAX_BODY / 2 ** 20))
    .replace('{seconds}', String(settings.TOOLS_TIMEOUT_SECONDS))
    .replace('{rate}', String(settings.TOOLS_RATE_PER_MINUTE))
  const contents = Object.entries({
    use: words.use[0],
    answers: words.answers[0],
    limits: words.limitsTitle,
    pipelines: words.pipelines[0],
    guess: words.guess[0],
    'command-line': words.commandLine,
    mcp: 'MCP',
    tools: words.tools,
  }).map(([id, title]) => `<a href="#${id}">${title}</a>`)
  return `<nav data-contents aria-label="${words.contents}">${contents.join('')}</nav><div>
<section id="use"><h2>${words.use[0]}</h2><p>${words.use[1]}</p>${await shortestSample(tools, siteUrl, language)}
<p><a href="/v1/openapi.json">OpenAPI 3.1</a> · <a href="/v1/tools">/v1/tools</a></p></section>
<section id="answers"><h2>${words.answers[0]}</h2><p>${words.answers[1]}</p></section>
<section id="limits"><h2>${words.limitsTitle}</h2><p>${limits}</p></section>
<section id="pipelines"><h2>${words.pipelines[0]}</h2><p>${words.pipelines[1]}</p>${await sampleDocs(pipelines.tool, pipelines.operation, siteUrl + pipelines.path, language)}</section>
<section id="guess"><h2>${words.guess[0]}</h2><p>${words.guess[1]}</p>${await sampleDocs(guesses.tool, guesses.operation, siteUrl + guesses.path, language)}</section>
<section id="command-line"><h2>${words.commandLine}</h2><p>${words.commandLineUse}</p>${writeForShells('', commandsFor, '')}</section>
<section id="mcp"><h2>MCP</h2><p>${words.mcp}</p>${writeCode('JSON', mcpServer)}</section>
<section id="tools"><h2>${words.tools}</h2><search data-filter></search>
<ul data-tools>${tools.map((tool) => toolEntry(tool, language)).join('\n')}</ul></section></div>`
}

/**
 * A tool in the list of all, with its operations. The filter searches `data-find`: the tool's search terms and its own.
 */
function toolEntry(tool: LoadedTool, language: Language): string {
  const ofTool = `${tool.title.en} ${tool.title.zh} ${tool.id}`
  const operations = Object.entries(tool.operations).map(([exported, { name }]) => {
    const title = (each: Language) => tool.texts[each].operations[exported]?.title ?? name
    return `<li id="${tool.id}-${name}" data-find="${escapeHtml(`${ofTool} ${title('en')} ${title('zh')} ${name}`)}"><a href="/api-docs/${
      tool.id
    }#${name}">${escapeHtml(title(language))}</a> <code>POST /v1/tools/${tool.id}/${name}</code></li>`
  })
  return `<li id="${tool.id}"><h3><a href="/api-docs/${
    tool.id
  }">${escapeHtml(tool.title[language])}</a></h3><ul>${operations.join('')}</ul></li>`
}

/** PowerShell has no `<` redirection, and gives an @ at the beginning of a word its own meaning. */
const commandsFor = (shell: Shell) => `npx toolbench base64 encode hi
npx toolbench md5 hash-text ${shell === 'sh' ? '< notes.txt' : "--text '@notes.txt'"}
npx toolbench image-compress compress --file photo.jpg --output small.webp
npx toolbench run pipeline.json ${shell === 'sh' ? '< input.txt' : '--file input.txt'}
npx toolbench guess unknown.bin
npx toolbench help base64`

const mcpServer = JSON.stringify({ mcpServers: { toolbench: { command: 'npx', args: ['toolbench', 'mcp'] } } }, null, 2)

const texts = {
  en: {
    contents: 'Contents',
    use: [
      'Usage',
      'Every operation is an HTTP endpoint: <code>POST /v1/tools/{tool}/{operation}</code> with a JSON body of the operation’s fields (see the page of its tool), or <code>multipart/form-data</code> where a field is a file or its text is in one. Text files may be UTF-8, UTF-16, GBK, Big5, Shift_JIS or Windows-1252; the header <code>Text-Charset</code> says how each was read. No key, no account. The same names work on the command line and over MCP.',
    ],
    answers: [
      'Responses',
      'The response is <code>{"code":200,"msg":"success","data":…}</code>. An expected failure is 422 with <code>data.error</code>; invalid input is 400 with <code>data.errors</code>, field by field. Files are returned as Base64; with <code>Accept: application/octet-stream</code> the body is the file itself. <code>Accept-Language</code> picks English or Chinese.',
    ],
    limitsTitle: 'Limits',
    limits:
      '{size} MiB per request, {seconds} s per operation, {rate} runs per minute per IP address (0 means no limit). Beyond them the response is 413, 422 or 429 with <code>Retry-After</code>.',
    pipelines: [
      'Pipelines',
      '<code>POST /v1/pipelines/run</code> runs operations one after another: <code>pipeline</code> is the definition as <a href="/pipelines">the page</a> exports it, <code>input</code> a text or a file. Each step names a tool and an operation, with <code>options</code>; <code>each</code> is <code>line</code> or <code>item</code>, <code>off</code> skips a step, <code>input</code> and <code>output</code> name fields other than the main ones. A failure names its step in <code>data.step</code>.',
    ],
    guess: [
      'Content detection',
      '<code>POST /v1/guess</code> says what a text or a file, <code>input</code>, is likely to be, and which operations fit it, most likely first: <code>field</code> is the field for the input as it is, <code>input</code> has the values of other fields, and <code>brief</code> is a summary of the result where it is quick to compute.',
    ],
    commandLine: 'Command line',
    commandLineUse:
      'Run it in a clone of the source. The main text is an argument or standard input, files are paths; the result goes to standard output.',
    mcp: 'One MCP tool for each operation, such as <code>base64_decode</code>: over standard input and output with <code>npx toolbench mcp</code>, or over HTTP at <code>/mcp</code>.',
    tools: 'Tools',
  },
  zh: {
    contents: '目录',
    use: [
      '用法',
      '每个操作都是一个 HTTP 接口：<code>POST /v1/tools/{tool}/{operation}</code>，请求体是由该操作的字段组成的 JSON（见各工具的文档）；字段为文件或文本来自文件时，也可用 <code>multipart/form-data</code>。文本文件可用 UTF-8、UTF-16、GBK、Big5、Shift_JIS 或 Windows-1252 编码，响应头 <code>Text-Charset</code> 会说明各按何种编码读取。无需密钥，无需账号。命令行和 MCP 使用相同的名称。',
    ],
    answers: [
      '响应',
      '返回 <code>{"code":200,"msg":"success","data":…}</code>。预期内的失败为 422，见 <code>data.error</code>；输入不符合要求为 400，见 <code>data.errors</code> 中的各字段。文件以 Base64 返回；带 <code>Accept: application/octet-stream</code> 时响应体就是文件本身。<code>Accept-Language</code> 选择中文或英文。',
    ],
    limitsTitle: '限制',
    limits:
      '每个请求 {size} MiB，每次操作 {seconds} 秒，每个 IP 地址每分钟 {rate} 次（0 表示不限）。超出时返回 413、422 或带 <code>Retry-After</code> 的 429。',
    pipelines: [
      '流水线',
      '<code>POST /v1/pipelines/run</code> 依次运行多个操作：<code>pipeline</code> 是<a href="/pipelines">流水线页面</a>导出的定义，<code>input</code> 是文本或文件。每个步骤指定工具、操作和 <code>options</code>；<code>each</code> 为 <code>line</code> 或 <code>item</code>，<code>off</code> 跳过该步骤，<code>input</code> 和 <code>output</code> 指定主要字段以外的字段。失败时 <code>data.step</code> 说明所在步骤。',
    ],
    guess: [
      '识别内容',
      '<code>POST /v1/guess</code> 判断 <code>input</code> 中的文本或文件可能是什么，并列出适合的操作，最可能的在前：<code>field</code> 是原样接收输入的字段，<code>input</code> 是应填入其他字段的内容，<code>brief</code> 是能快速得出的结果摘要。',
    ],
    commandLine: '命令行',
    commandLineUse: '在源代码所在的文件夹中运行。主要文本来自参数或标准输入，文件用路径指定，结果写到标准输出。',
    mcp: '每个操作是一个 MCP 工具，例如 <code>base64_decode</code>：可用 <code>npx toolbench mcp</code> 以标准输入输出连接，也可通过 HTTP 连接 <code>/mcp</code>。',
    tools: '工具',
  },
}
