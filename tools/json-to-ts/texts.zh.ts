import { jsonSource } from '#kit/words/json-source.ts'
import { jsonWarnings } from '#kit/words/json-warnings.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    convert: { title: '生成', description: '根据 JSON 生成 TypeScript 类型。', done: '已生成' },
  },
  input: {
    json: { label: 'JSON', help: '一个示例、每行一个的多个示例，或 JSON Schema' },
    source: jsonSource.zh,
    typeName: { label: '根类型名', help: '整个文档的类型名' },
    style: {
      label: '对象声明方式',
      help: '对象类型的声明方式',
      choices: { interface: '接口', type: '类型别名' },
    },
    exported: { label: '导出', help: '每个类型都可在别处导入' },
    readonly: { label: '只读', help: '字段、数组和映射不可修改' },
    optional: {
      label: '可选字段',
      help: '部分对象没有的字段如何声明',
      choices: { question: 'name?: string', undefined: 'name?: string | undefined' },
    },
    literals: { label: '字面量', help: '反复出现的少数几个字符串声明为联合类型，例如 open | closed' },
    indent: { label: '缩进', help: '每级的空格数' },
  },
  output: {
    code: { label: 'TypeScript', help: '类型代码，符合 Prettier 格式' },
    warnings: {
      label: '警告',
      help: '类型无法表达或 JavaScript 会丢失的内容；最多列出 1000 条',
      columns: {
        line: { label: '行', help: '从 1 开始' },
        column: { label: '列', help: '从 1 开始' },
        message: { label: '说明', help: '可能丢失的内容' },
        code: {
          label: '代码',
          help: '警告代码，供程序判断',
          choices: sentencesIn(jsonWarnings, 'zh'),
        },
        params: { label: '参数', help: '说明中的变量值' },
      },
    },
  },
  guide: {
    steps: [
      '粘贴 JSON（例如接口的返回结果）或拖入文件。',
      '填写根类型名，选择类型的声明方式。',
      '复制代码，或下载为文件。',
    ],
    questions: [
      {
        question: '数组中的哪些元素参与推断？',
        answer: '全部参与。有些元素没有的字段为可选，有时为 null 的字段加上 | null，多种类型的值成为联合类型。',
      },
      {
        question: '对象什么时候声明为 Record？',
        answer: '当它的键是数据（如数字、日期、UUID、代码）而且值相似时。只有 1 到 3 个普通键的对象总是声明为接口。',
      },
      {
        question: '长数字会怎样？',
        answer: '类型是 number，与 JSON.parse 读到的一致；每个会被舍入的数字都会有警告。',
      },
      {
        question: '为什么字段的类型是 null 或 unknown？',
        answer: '示例中此处只有 null，或数组始终为空。在示例中加一个元素即可得到更准确的类型。',
      },
    ],
  },
}
