import { jsonWarnings } from '#kit/words/json-warnings.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    convert: { title: '转换', description: '为 JSON 生成 TypeScript 类型。', done: '已转换' },
  },
  input: {
    json: { label: 'JSON', help: '示例文档；数组的所有元素都会参考' },
    typeName: { label: '根类型名', help: '整个文档的类型名' },
    style: {
      label: '对象写成',
      help: '对象类型的声明方式',
      choices: { interface: '接口', type: '类型别名' },
    },
    exported: { label: '导出', help: '每个类型都可在别处导入' },
    readonly: { label: '只读', help: '字段、数组和映射不可修改' },
    optional: {
      label: '可选字段',
      help: '部分对象没有的字段怎样书写',
      choices: { question: 'name?: string', undefined: 'name?: string | undefined' },
    },
    literals: { label: '字面量', help: '反复出现的少数几个词写成联合类型，例如 open | closed' },
    indent: { label: '缩进', help: '每级的空格数' },
  },
  output: {
    code: { label: 'TypeScript', help: '类型代码，排版与 Prettier 一致' },
    warnings: {
      label: '提醒',
      help: '类型无法表达或 JavaScript 会丢失的内容；最多列出一千条',
      columns: {
        line: { label: '行', help: '从 1 开始' },
        column: { label: '列', help: '从 1 开始' },
        message: { label: '说明', help: '可能丢失的内容' },
        code: {
          label: '代码',
          help: '提醒的种类，供程序使用',
          choices: sentencesIn(jsonWarnings, 'zh'),
        },
        params: { label: '参数', help: '填入说明的内容' },
      },
    },
  },
  guide: {
    steps: [
      '粘贴 JSON（例如接口的返回结果）或拖入文件。',
      '填写根类型名，选择类型的写法。',
      '复制代码，或下载为文件。',
    ],
    questions: [
      {
        question: '数组中的哪些元素参与推断？',
        answer: '全部参与。有些元素没有的字段为可选，有时为 null 的字段加上 | null，多种类型的值成为联合类型。',
      },
      {
        question: '对象什么时候写成 Record？',
        answer: '当它的键是数据（如数字、日期、UUID、代码）而且值相似时。只有一到三个普通键的对象总是写成接口。',
      },
      {
        question: '长数字会怎样？',
        answer: '类型是 number，与 JSON.parse 读到的一致；每个会被舍入的数字都会有提醒。',
      },
      {
        question: '为什么字段的类型是 null 或 unknown？',
        answer: '示例中此处只有 null，或数组始终为空。在示例中加一个元素即可得到更准确的类型。',
      },
    ],
  },
}
