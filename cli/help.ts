import type { Language, Localized } from '#kit/language.ts'
import { commands } from './shell/did-you-mean.ts'

/** Explains the command line, a command, a tool, or one of its operations. */
export async function help([toolName, operationName]: string[], language: Language): Promise<string> {
  if (toolName === undefined) return general[language]
  if (commands.includes(toolName))
    return (await import('./command-help.ts')).commandHelp[toolName]?.[language] ?? general[language]
  return (await import('./explain-tool.ts')).explainTool(toolName, operationName, language)
}

const general: Localized = {
  en: `toolbench <tool> <operation> [main text] [--field value …]

  toolbench base64 encode "hi"                     the answer goes to standard output, no newline added
  echo -n hi | toolbench base64 encode             the main text is read from standard input if it is - or missing
  toolbench base64 encode "hi" --no-padding        a switch is --field, --no-field or --field true|false
  toolbench base64 encode --text @notes.txt        @path reads a text from a file; @@ is a literal @
  toolbench base64 encode-file photo.png           files are paths; - is standard input
  toolbench base64 decode-file iVBOR… -o photo.png

Write a field as --lineLength or --line-length; repeat it for a list; a list of objects may also be JSON.

  --json             print the whole output as JSON; files are Base64, or just named where --output takes them
  -o, --output PATH  write the file or text there; - is standard output. Without it, a file goes to standard output; in a
                     terminal, it is saved in this folder under its own name, and what would steer the terminal is shown
                     as \\u001b
  --force            replace a file whose name comes from the result, in a folder; one named with --output is replaced
                     anyway, and keeps its rights
  --lng en|zh        the language; otherwise that of LC_ALL or LANG
  --                 what follows is text, not an option

  toolbench run pipeline.json < input    operations one after another, as /pipelines exports them; the JSON itself works too
    --set 2.key=@key.txt       set an option of a step, such as a secret; steps count from 1
    --file PATH                take a file as the input

  toolbench guess < input      what it is likely to be, what can be done with it, and the command for that; --json for programs
  toolbench guess FILE         the same for a file of any kind; only its beginning is read
    --shell sh|powershell      the shell that the commands are quoted for; otherwise the one it was started from

  toolbench list               every tool
  toolbench help <tool>        its operations and their fields; * means required; help serve, mcp, run, guess: those commands
  toolbench mcp                speak the Model Context Protocol over standard input and output
    --tools base64,json-editor   offer these alone; run_pipeline and guess are two of the names
    --inline                     results whole in their answers, for clients that read no resources
  toolbench serve              the whole site, with its embedded database: --port NUMBER, --host ADDRESS, --data FOLDER
    backup, restore, migrate, user …   its commands; help serve explains them
  toolbench completion SHELL   what completes commands in bash, zsh or fish: source <(toolbench completion bash)
  toolbench --version

The examples are written for bash and zsh. PowerShell 7 has no <: give --file PATH, or the text as '@PATH' in quotes.

Exit codes: 0 done, 1 an expected failure, 2 wrong usage or something missing, 70 a bug of ours.
`,
  zh: `toolbench <工具> <操作> [主要文本] [--字段 值 …]

  toolbench base64 encode "hi"                     结果写到标准输出，末尾不加换行
  echo -n hi | toolbench base64 encode             主要文本为 - 或省略时，从标准输入读取
  toolbench base64 encode "hi" --no-padding        开关写作 --字段、--no-字段 或 --字段 true|false
  toolbench base64 encode --text @notes.txt        @路径 从文件读取文本；@@ 表示 @ 本身
  toolbench base64 encode-file photo.png           文件用路径表示；- 表示标准输入
  toolbench base64 decode-file iVBOR… -o photo.png

字段可写作 --lineLength 或 --line-length；列表须多次写同一字段，对象列表也可用 JSON。

  --json             以 JSON 输出全部结果；文件为 Base64，与 --output 同用时只列出名称
  -o, --output 路径  把文件或文本写到该路径，- 表示标准输出。省略时文件写到标准输出；标准输出是终端时，以文件自己的名称
                     存入当前文件夹，文本中的控制字符显示为 \\u001b
  --force            替换文件夹中名称来自结果的同名文件；用 --output 指定的文件总会被替换，并保留其权限
  --lng en|zh        语言；省略时取自 LC_ALL 或 LANG
  --                 此后的内容不再视为选项

  toolbench run pipeline.json < input    依次运行多个操作，即 /pipelines 导出的流水线；也可直接写 JSON
    --set 2.key=@key.txt       设置某一步骤的选项，多用于密钥；步骤从 1 开始计数
    --file 路径                以文件作为输入

  toolbench guess < 输入       判断输入可能是什么、可以怎样处理，并给出相应的命令；--json 供程序使用
  toolbench guess 文件         同上，适用于任意类型的文件，只读取开头
    --shell sh|powershell      所给命令按哪种 shell 加引号；省略时为启动它的 shell

  toolbench list               所有工具
  toolbench help <工具>        该工具的操作和字段；* 为必填；help 后也可写 serve、mcp、run、guess
  toolbench mcp                通过标准输入和输出使用 MCP 协议
    --tools base64,json-editor   只提供这些工具；名称还可用 run_pipeline 和 guess
    --inline                     结果全部写在答复中，适合不读取资源的客户端
  toolbench serve              提供整个网站，含内置数据库：--port 端口、--host 地址、--data 文件夹
    backup、restore、migrate、user …   网站的命令，说明见 help serve
  toolbench completion SHELL   输出 bash、zsh 或 fish 的补全脚本：source <(toolbench completion bash)
  toolbench --version

示例适用于 bash 和 zsh。PowerShell 7 没有 <：请用 --file 路径，或将文本写作 '@路径' 并加引号。

退出码：0 表示完成，1 表示预期内的失败，2 表示用法有误或缺少所需部分，70 表示程序缺陷。
`,
}
