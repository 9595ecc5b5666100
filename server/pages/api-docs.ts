import type { Language } from '#kit/language.ts'
import type { LoadedTool } from '#lib/tool-folders.node.ts'
import type { Settings } from '../settings/settings.ts'
import { escapeHtml } from './escape-html.ts'
import { operationDocs } from './operation-docs.ts'

/** Writes the documentation of the API as HTML that needs no script: every operation with its fields, a sample, a curl line. */
export function apiDocs(tools: LoadedTool[], settings: Settings) {
  return (language: Language, siteUrl: string): Promise<string> => write(tools, settings, siteUrl, language)
}

async function write(tools: LoadedTool[], settings: Settings, siteUrl: string, language: Language): Promise<string> {
  const words = texts[language]
  const limits = words.limits
    .replace('{size}', String(settings.TOOLS_MAX_BODY / 2 ** 20))
    .replace('{seconds}', String(settings.TOOLS_TIMEOUT_SECONDS))
    .replace('{rate}', String(settings.TOOLS_RATE_PER_MINUTE))
  const contents = tools.map((tool) => `<li><a href="#${tool.id}">${escapeHtml(tool.title[language])}</a></li>`)
  const parts = await Promise.all(tools.map((tool) => toolDocs(tool, siteUrl, language)))
  return `
<section id="use"><p>${words.use}</p><p>${words.answers}</p><p>${limits}</p>
<p><a href="/v1/openapi.json">OpenAPI 3.1</a> · <a href="/v1/tools">/v1/tools</a></p></section>
<section id="command-line"><h2>${words.commandLine}</h2><p>${words.commandLineUse}</p>
<pre tabindex="0">npx toolbench base64 encode hi
npx toolbench md5 hash-text &lt; notes.txt
npx toolbench image-compress compress --file photo.jpg --output small.webp
npx toolbench help base64</pre></section>
<section id="mcp"><h2>MCP</h2><p>${words.mcp}</p>
<pre tabindex="0">${escapeHtml(JSON.stringify({ mcpServers: { toolbench: { command: 'npx', args: ['toolbench', 'mcp'] } } }, null, 2))}</pre></section>
<section><h2>${words.tools}</h2><ul>${contents.join('')}</ul></section>
${parts.join('\n')}`
}

async function toolDocs(tool: LoadedTool, siteUrl: string, language: Language): Promise<string> {
  const operations = Object.entries(tool.operations).map(([exported, operation]) =>
    operationDocs({ tool, exported, operation, siteUrl, language }),
  )
  return `<section id="${tool.id}"><h2>${escapeHtml(tool.title[language])}</h2><p>${escapeHtml(
    tool.description[language],
  )} <a href="/tools/${tool.id}">${texts[language].page}</a></p>${(await Promise.all(operations)).join('\n')}</section>`
}

const texts = {
  en: {
    use: 'Every tool is a call: <code>POST /v1/tools/{tool}/{operation}</code> with a JSON body of the fields below, or <code>multipart/form-data</code> where a field is a file. No key, no account. The same names work on the command line and over MCP.',
    answers:
      'The answer is <code>{"code":200,"msg":"success","data":…}</code>. An expected failure is 422 with <code>data.error</code>; an input that does not fit is 400 with <code>data.errors</code>, field by field. Files come as Base64; with <code>Accept: application/octet-stream</code> the body is the file itself. <code>Accept-Language</code> picks English or Chinese.',
    limits:
      'Limits: {size} MiB a request, {seconds} s an operation, {rate} runs a minute from one address (0: no limit). Beyond them the answer is 413, 422 or 429 with <code>Retry-After</code>.',
    commandLine: 'Command line',
    commandLineUse:
      'In a clone of the source. The main text comes from the argument or from standard input, files by their paths; the result goes to standard output.',
    mcp: 'One MCP tool for each operation, such as <code>base64_decode</code>: over standard input and output with <code>npx toolbench mcp</code>, or over HTTP at <code>/mcp</code>.',
    tools: 'Tools',
    page: 'Open the page',
  },
  zh: {
    use: '每个工具都可通过一次调用使用：<code>POST /v1/tools/{tool}/{operation}</code>，请求体是含下列字段的 JSON；字段为文件时也可用 <code>multipart/form-data</code>。无需密钥，无需账号。命令行和 MCP 使用相同的名称。',
    answers:
      '返回 <code>{"code":200,"msg":"success","data":…}</code>。预期内的失败为 422，见 <code>data.error</code>；输入不符合要求为 400，见 <code>data.errors</code> 中的各字段。文件以 Base64 返回；带 <code>Accept: application/octet-stream</code> 时响应体就是文件本身。<code>Accept-Language</code> 选择中文或英文。',
    limits:
      '限制：每个请求 {size} MiB，每次操作 {seconds} 秒，每个地址每分钟 {rate} 次（0 表示不限）。超出时返回 413、422 或带 <code>Retry-After</code> 的 429。',
    commandLine: '命令行',
    commandLineUse: '在源代码所在的文件夹中运行。主要文本来自参数或标准输入，文件用路径指定，结果写到标准输出。',
    mcp: '每个操作是一个 MCP 工具，例如 <code>base64_decode</code>：用 <code>npx toolbench mcp</code> 通过标准输入输出，或通过 HTTP 访问 <code>/mcp</code>。',
    tools: '工具',
    page: '打开页面',
  },
}
