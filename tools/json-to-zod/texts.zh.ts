import { jsonSource } from '#kit/words/json-source.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { zodWarnings } from './text/dropped-keys.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    convert: { title: '生成', description: '根据 JSON 生成 Zod Schema。', done: '已生成' },
  },
  input: {
    json: { label: 'JSON', help: '一个示例、每行一个的多个示例，或 JSON Schema' },
    source: jsonSource.zh,
    typeName: { label: '根类型名', help: '整个文档的 Schema 名，不含末尾的 Schema' },
    version: { label: 'Zod', help: '代码所用的版本' },
    inferTypes: { label: '类型', help: '为每个 Schema 附上 TypeScript 类型' },
    strict: { label: '严格', help: '拒绝示例中没有的键，而不是丢弃' },
    formats: { label: '格式', help: '校验日期、UUID、URL 和邮箱' },
    literals: { label: '字面量', help: '反复出现的少数几个字符串声明为枚举' },
    indent: { label: '缩进', help: '每级的空格数' },
  },
  output: {
    code: { label: 'TypeScript', help: 'Schema 代码，符合 Prettier 格式' },
    warnings: {
      label: '警告',
      help: 'Zod 或 JavaScript 会丢失的内容；最多列出 1000 条',
      columns: {
        line: { label: '行', help: '从 1 开始' },
        column: { label: '列', help: '从 1 开始' },
        message: { label: '说明', help: '可能丢失的内容' },
        code: {
          label: '代码',
          help: '警告代码，供程序判断',
          choices: sentencesIn(zodWarnings, 'zh'),
        },
        params: { label: '参数', help: '说明中的变量值' },
      },
    },
  },
  guide: {
    steps: [
      '粘贴 JSON（例如接口的返回结果）或拖入文件。',
      '填写根类型名，选择 Zod 版本和严格程度。',
      '复制代码，或下载为文件。',
    ],
    questions: [
      {
        question: '我的 JSON 能通过生成的 Schema 吗？',
        answer:
          '能，而且会原样返回。各种输入都用真正的 Zod 3 和 Zod 4 测试过。只有名为 __proto__ 的键会丢失，并会有警告。',
      },
      {
        question: '递归的树和链表如何声明？',
        answer: 'Zod 4 用 getter，Zod 3 用 z.lazy 加上写明的类型；每个 Schema 都排在它所引用的 Schema 之后。',
      },
      {
        question: '日期会变成 Date 吗？',
        answer: '不会。日期、时间、UUID、URL 和邮箱只做校验，仍是字符串，而且只在此处所有字符串都符合时才校验。',
      },
      {
        question: '为什么长数字不是 z.int()？',
        answer: '在 Zod 4 中它最多接受 53 位。更长的整数写成 z.number()，每个会被 JavaScript 舍入的数字都有警告。',
      },
    ],
  },
}
