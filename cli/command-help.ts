import type { Localized } from '#kit/language.ts'

/** Explains the commands that have options or commands of their own. */
export const commandHelp: Record<string, Localized> = {
  serve: {
    en: `toolbench serve [--port NUMBER] [--host ADDRESS] [--data FOLDER]

Serves the whole site until it is stopped, with its embedded database. Needs Node 22.19 or newer.

  --port NUMBER    3000 without it
  --host ADDRESS   127.0.0.1 without it, for this machine alone; 0.0.0.0 for all that reach it
  --data FOLDER    the database and uploaded images; the folder data without it

The first start makes the user admin, with the password in ADMIN_PASSWORD or a random one that it prints once. Other
settings are variables: see docs/operations.md in the package.

Commands, which may run while the site does; name the same --data:

  toolbench serve backup FILE --data FOLDER     write the database into a new file
  toolbench serve restore FILE --data FOLDER    put a backup in the place of the database; everybody logs in again
  toolbench serve migrate --data FOLDER         bring the database to the form of this release, as every start does
  toolbench serve user list --data FOLDER
  toolbench serve user create --username NAME --role admin|user    the password is read from standard input
  toolbench serve user password --username NAME
  toolbench serve user disable --username NAME
  toolbench serve user enable --username NAME

To upgrade: backup, npm install -g the new package, start it again. Uploaded images are files in FOLDER/uploads.
`,
    zh: `toolbench serve [--port 端口] [--host 地址] [--data 文件夹]

提供整个网站，含内置数据库，直到进程停止。需要 Node 22.19 或更新版本。

  --port 端口      默认为 3000
  --host 地址      默认为 127.0.0.1，仅限本机访问；0.0.0.0 允许其他机器访问
  --data 文件夹    存放数据库和上传的图片，默认为 data

首次启动时创建用户 admin，密码取自 ADMIN_PASSWORD；未设置时随机生成，只显示一次。其他设置通过环境变量指定，见软件包中的
docs/operations.md。

以下命令可在网站运行时使用，--data 须与网站相同：

  toolbench serve backup 文件 --data 文件夹     把数据库备份到新文件
  toolbench serve restore 文件 --data 文件夹    用备份替换数据库；所有用户须重新登录
  toolbench serve migrate --data 文件夹         把数据库升级到当前版本，每次启动也会自动升级
  toolbench serve user list --data 文件夹
  toolbench serve user create --username 名称 --role admin|user    密码从标准输入读取
  toolbench serve user password --username 名称
  toolbench serve user disable --username 名称
  toolbench serve user enable --username 名称

升级方法：先备份，再用 npm install -g 安装新的软件包，然后重新启动。上传的图片保存在“文件夹/uploads”中。
`,
  },
  mcp: {
    en: `toolbench mcp [--tools NAMES] [--inline] [--lng en|zh]

Speaks the Model Context Protocol over standard input and output, for an assistant that starts it.

  --tools NAMES   offer these tools alone, with commas between them: base64,json-editor; run_pipeline and guess are two
                  of the names. Without it, all of them
  --inline        results whole in their answers, for clients that read no resources
  --lng en|zh     the language of the answers
`,
    zh: `toolbench mcp [--tools 名称] [--inline] [--lng en|zh]

通过标准输入和输出使用 MCP 协议，由 AI 助手启动。

  --tools 名称    只提供这些工具，以逗号分隔：base64,json-editor；名称还可用 run_pipeline 和 guess。省略时提供所有工具
  --inline        结果全部写在答复中，适合不读取资源的客户端
  --lng en|zh     答复的语言
`,
  },
  run: {
    en: `toolbench run PIPELINE [TEXT] [--set 2.key=VALUE …] [--file PATH]

Runs operations one after another, as /pipelines exports them.

  toolbench run pipeline.json < input
  toolbench run pipeline.json "text" --set 2.key=@key.txt
  toolbench run pipeline.json --file photo.png -o small.webp

  PIPELINE             a file, or the JSON itself
  --set 2.key=VALUE    set an option of a step, such as a secret; steps count from 1, and @path reads a file
  --file PATH          take a file as the input
  --json               print the result of every step as JSON
  -o, --output PATH    write the result there
  --force              replace a file whose name comes from the result
`,
    zh: `toolbench run 流水线 [文本] [--set 2.key=值 …] [--file 路径]

依次运行多个操作，即 /pipelines 导出的流水线。

  toolbench run pipeline.json < input
  toolbench run pipeline.json "文本" --set 2.key=@key.txt
  toolbench run pipeline.json --file photo.png -o small.webp

  流水线               文件，或直接写 JSON
  --set 2.key=值       设置某一步骤的选项，多用于密钥；步骤从 1 开始计数，@路径 从文件读取
  --file 路径          以文件作为输入
  --json               以 JSON 输出每一步的结果
  -o, --output 路径    把结果写到该路径
  --force              替换名称来自结果的同名文件
`,
  },
  guess: {
    en: `toolbench guess [FILE] [--shell sh|powershell] [--json]

Says what a text or file is likely to be, what can be done with it, and the command for that.

  toolbench guess < input    a text from standard input
  toolbench guess FILE       a file of any kind; only its beginning is read

  --shell sh|powershell      the shell that the commands are quoted for; otherwise the one it was started from
  --json                     print the answer as JSON, for programs
  -o, --output PATH          write the answer there
`,
    zh: `toolbench guess [文件] [--shell sh|powershell] [--json]

判断文本或文件可能是什么、可以怎样处理，并给出相应的命令。

  toolbench guess < input    从标准输入读取文本
  toolbench guess 文件       适用于任意类型的文件，只读取开头

  --shell sh|powershell      所给命令按哪种 shell 加引号；省略时为启动它的 shell
  --json                     以 JSON 输出，供程序使用
  -o, --output 路径          把结果写到该路径
`,
  },
}
