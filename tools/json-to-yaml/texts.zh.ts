import { sentencesIn } from '#kit/words/sentences-in.ts'
import { sentences } from './notes/sentences.ts'
import type { en } from './texts.en.ts'

const warningColumns = {
  line: { label: '行', help: '从 1 开始' },
  column: { label: '列', help: '从 1 开始' },
  message: { label: '说明', help: '结果中不一样的地方' },
  code: { label: '代码', help: '警告代码，供程序判断', choices: sentencesIn(sentences, 'zh') },
  params: { label: '参数', help: '说明中的变量值' },
}

export const zh: typeof en = {
  operations: {
    convert: { title: 'JSON 转 YAML', description: '把 JSON 写成 YAML，值全部不变。', done: '已转换' },
    parse: { title: 'YAML 转 JSON', description: '把 YAML 读成 JSON，支持锚点和合并键。', done: '已转换' },
  },
  input: {
    json: { label: 'JSON', help: '要转换的 JSON' },
    yaml: { label: 'YAML', help: '要转换的 YAML，可以有多个文档' },
    indent: { label: '缩进', help: '每级的空格数' },
    sortKeys: { label: '键名排序', help: '为每个对象的键排序，数组保持不变' },
    quotes: {
      label: '引号',
      help: '用于字符串；键只在必要时加引号',
      choices: { auto: '按需', single: '单引号', double: '双引号' },
    },
    lineWidth: { label: '行宽', help: '长字符串超过此宽度时折行；0 表示不折行' },
    version: {
      label: 'YAML 版本',
      help: '用于读取：1.1 中 yes 和 on 是 true，012 是 10，1:30 是 90；写出的 YAML 在两个版本中含义相同',
      choices: { '1.2': '1.2，现行版本', '1.1': '1.1，PyYAML 和 Ruby 采用' },
    },
    documents: {
      label: '文档',
      help: '数组写成一个文档，还是每项一个文档',
      choices: { one: '一个', many: '每项一个' },
    },
  },
  output: {
    yaml: { label: 'YAML', help: '以 YAML 表示的同样的值' },
    json: { label: 'JSON', help: '以 JSON 表示的同样的值；多个文档成为数组' },
    warnings: { label: '警告', help: '另一种格式没有的内容；最多列出 1000 条', columns: warningColumns },
  },
  guide: {
    steps: [
      '粘贴 JSON 或 YAML，或拖入文件。',
      '选择缩进、引号，以及解析器支持的版本。',
      '复制或下载结果；用“交换”转换回去，核对内容没有丢失。',
    ],
    questions: [
      {
        question: '为什么有的字符串带引号？',
        answer:
          '因为不加引号会被读成别的值：no、on 会变成 false、true，0644 和 12:30 会成为数字，2026-01-05 会成为日期，~ 会成为 null，以 # 开头会成为注释。',
      },
      {
        question: '大数会丢精度吗？',
        answer:
          '不会，双向都不会：12345678901234567890 和 1.0 原样保留。指数在 YAML 中会补上小数点和符号，1e400 写成 1.0e+400，否则 YAML 1.1 会把它读成字符串。',
      },
      {
        question: '注释、锚点和合并键怎么处理？',
        answer: 'JSON 没有这些。注释会省略，别名会换成锚点内容的副本，<< 会并入另一个映射的键。',
      },
      { question: '日期呢？', answer: '保持为原样的字符串，因为 JSON 没有日期类型。' },
      {
        question: '键重复了怎么办？',
        answer: 'YAML 的键只能出现一次，因此会报错并指出行号。JSON 以最后一个为准，并会用警告指出位置。',
      },
    ],
  },
}
