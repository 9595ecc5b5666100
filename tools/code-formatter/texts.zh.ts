import { languageNames } from './language/languages.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    format: { title: '格式化', description: '按 Prettier 的风格格式化代码。', done: '已格式化' },
    minify: { title: '压缩', description: '压缩 JavaScript、CSS、HTML 或 JSON5。', done: '已压缩' },
  },
  input: {
    code: { label: '代码', help: '最多 1,000,000 个字符' },
    language: { label: '语言', help: '自动：根据代码判断', choices: { auto: '自动', ...languageNames } },
    indent: { label: '缩进', help: '每级缩进的空格数，或制表符', choices: { tab: '制表符' } },
    lineWidth: { label: '行宽', help: '超出的行会在语法允许处换行' },
    quotes: {
      label: '引号',
      help: '字符串用的引号；换一种能少转义时除外',
      choices: { double: '双引号', single: '单引号' },
    },
    semicolons: { label: '分号', help: '每条语句末尾加分号' },
    trailingCommas: {
      label: '尾随逗号',
      help: '多行列表的最后一项之后',
      choices: { all: '都加', es5: '函数参数除外', none: '不加' },
    },
    attributesPerLine: { label: '每行一个属性', help: '用于 HTML、Vue 和 JSX' },
    lineEnd: { label: '换行符', help: '每行末尾的换行符', choices: { lf: 'LF', crlf: 'CRLF' } },
    names: { label: '缩短变量名', help: '只改外部看不到的变量' },
    compress: { label: '改写代码', help: '删除未使用的代码，预先计算常量' },
    comments: {
      label: '注释',
      help: '版权注释：以“/*!”开头，或含有 @license',
      choices: { legal: '保留版权注释', none: '全部删除', all: '全部保留' },
    },
    module: { label: 'ES 模块', help: '含有 import 或 export 时，顶层变量只在模块内可见' },
  },
  output: {
    code: { label: '代码', help: '处理后的代码' },
    language: { label: '语言', help: '按哪种语言读取代码', choices: languageNames },
    originalSize: { label: '压缩前', help: 'UTF-8 字节数' },
    size: { label: '压缩后', help: '压缩后的 UTF-8 字节数' },
    gzipped: { label: 'Gzip 后', help: '服务器实际传输的大小' },
  },
  guide: {
    steps: ['粘贴代码，或拖入文件。', '选择格式化或压缩；语言识别不对时手动选择。', '复制或下载结果。'],
    questions: [
      {
        question: '结果和 Prettier 一样吗？',
        answer:
          '一样，逐字节一致：用的就是 Prettier 3.10 和界面上的选项。HTML 里的 CSS、Markdown 里的代码等也会一并格式化。',
      },
      { question: '代码会被运行或上传吗？', answer: '不会。只在本机读取和改写。' },
      {
        question: '压缩会弄坏代码吗？',
        answer:
          'CSS 只去掉没有意义的空白和注释；HTML 的结果与原来的结构不一致时会保持原样。JavaScript 由 terser 改写；只想去掉空白和注释，请关闭“改写代码”和“缩短变量名”。',
      },
      {
        question: '哪些语言可以压缩？',
        answer: 'JavaScript、CSS、HTML（包括其中的样式和脚本）和 JSON5。TypeScript、JSX、SCSS、Less 需要先编译。',
      },
    ],
  },
}
