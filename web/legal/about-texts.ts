import type { ReadingSection } from '../reading/reading-section.ts'

interface Text {
  title: string
  parts: ReadingSection[]
}

export const en: Text = {
  title: 'About {name}',
  parts: [
    {
      id: 'what',
      title: 'What it is',
      text: [
        '{name} is a free toolbox for developers and anyone who works with text and images: {count} tools that open at once, in English and Chinese, without an account.',
        'Each tool is one thing done well. Paste or drop your input: it shows the result as you type, says how long it took, and tells you plainly when something is wrong.',
      ],
    },
    {
      id: 'device',
      title: 'Works on your device',
      text: [
        'The tools run in your browser. What you paste or open is not sent to a server: not for processing, not for statistics, not for anything. The pages carry a policy that makes the browser itself refuse such requests, and our tests watch the network while every tool is used.',
        'Large inputs are processed in the background, so the page stays responsive, and can be canceled at any time.',
      ],
    },
    {
      id: 'doors',
      isOfServer: true,
      title: 'Four ways to use it',
      text: [
        'Everything a page can do, a program can do too, with the same names and the same answers:',
        [
          'the page, for people',
          'the HTTP API, for scripts anywhere: one POST for each operation, no key',
          'the command line, for files and pipes on your own machine',
          'MCP, for assistants that use tools',
        ],
        'If you call the API, what you send is processed on the server, in memory, and is not stored.',
      ],
    },
    {
      id: 'keyboard',
      title: 'Keyboard shortcuts',
      text: [
        [
          'Ctrl+K or Cmd+K: search tools, from anywhere',
          '/: go to the field of the home page, or to the input of a tool',
          'Ctrl+Enter or Cmd+Enter: run now',
          'Esc: cancel a run, or close what is open',
          'Ctrl+S or Cmd+S: download the result',
          'Arrow keys: move in lists, menus, switches and sliders',
          'Ctrl+Z or Cmd+Z: undo in editors',
          '?: list the shortcuts of the page; / and ? can be turned off there',
        ],
      ],
    },
    {
      id: 'source',
      title: 'Free software',
      text: [
        'The source is open under the GNU General Public License, version 3 or later. You may use it, study it, change it, run it for yourself and pass it on. The libraries it uses are listed with their licenses.',
      ],
    },
  ],
}

export const zh: Text = {
  title: '关于 {name}',
  parts: [
    {
      id: 'what',
      title: '这是什么',
      text: [
        '{name} 是一个免费工具箱，面向开发者和所有处理文本、图片的人：{count} 个工具，打开即用，中英双语，无需账号。',
        '每个工具只做好一件事：接收你粘贴或拖入的内容，输入时实时显示结果，注明用时；内容不合适时，直接说明原因。',
      ],
    },
    {
      id: 'device',
      title: '在本机处理',
      text: [
        '工具在你的浏览器里运行。你粘贴或打开的内容不会发送到服务器，无论是为了处理、统计，还是其他任何目的。页面带有安全策略，让浏览器自行拒绝这类请求；我们的测试会在使用每个工具时监视网络。',
        '较大的输入在后台处理，页面不会卡住，也可以随时取消。',
      ],
    },
    {
      id: 'doors',
      isOfServer: true,
      title: '四种用法',
      text: [
        '页面能做的，程序也能做，名称相同，结果相同：',
        [
          '页面，供人使用',
          'HTTP API，供脚本调用：每个操作一个 POST，无需密钥',
          '命令行，在自己的电脑上处理文件和管道',
          'MCP，供能调用工具的 AI 助手使用',
        ],
        '调用 API 时，你发送的内容在服务器内存中处理，不会保存。',
      ],
    },
    {
      id: 'keyboard',
      title: '键盘快捷键',
      text: [
        [
          'Ctrl+K 或 Cmd+K：随处搜索工具',
          '/：跳到首页输入框或工具的输入区',
          'Ctrl+Enter 或 Cmd+Enter：立即运行',
          'Esc：取消运行，或关闭打开的面板',
          'Ctrl+S 或 Cmd+S：下载结果',
          '方向键：在列表、菜单、开关和滑块中移动',
          'Ctrl+Z 或 Cmd+Z：在编辑器中撤销',
          '?：列出当前页面的快捷键；可在其中停用 / 和 ?',
        ],
      ],
    },
    {
      id: 'source',
      title: '自由软件',
      text: [
        '源代码以 GNU 通用公共许可证第 3 版或更新版本开放。你可以使用、研究、修改、自行运行和再分发。所依赖的库及其许可证另有列表。',
      ],
    },
  ],
}
