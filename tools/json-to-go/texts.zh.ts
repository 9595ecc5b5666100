import { jsonSource } from '#kit/words/json-source.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { warningSentences } from './go/warnings.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    convert: { title: '生成', description: '根据 JSON 生成 Go 结构体。', done: '已生成' },
  },
  input: {
    json: { label: 'JSON', help: '一个示例、每行一个的多个示例，或 JSON Schema' },
    source: jsonSource.zh,
    typeName: { label: '根类型名', help: '其他类型以键名命名' },
    packageName: { label: '包名', help: 'package 之后的名称' },
    nullable: {
      label: 'null 与缺失的键',
      help: '用指针可以区分 null、缺失的键和零值',
      choices: { pointer: '指针', value: '值' },
    },
    nested: {
      label: '嵌套对象',
      help: '单独定义类型，或内联为匿名结构体；多处出现的类型仍会单独定义',
      choices: { separate: '单独定义', inline: '内联' },
    },
    dates: {
      label: '日期时间',
      help: 'RFC 3339 格式；time.Time 的写法可能不同，例如省略秒的小数末尾的零',
      choices: { string: 'string', time: 'time.Time' },
    },
    tags: {
      label: '标签',
      help: '按顺序排列，例如 json、yaml、bson、form、db；validate 和 binding 会填入规则：required、email、url',
    },
    omitempty: { label: '全部加 omitempty', help: '包括每个对象都有的键' },
  },
  output: {
    code: { label: 'Go', help: '符合 gofmt 格式的文件' },
    warnings: {
      label: '警告',
      help: 'Go 无法原样表示的内容；最多列出 1000 条',
      columns: {
        line: { label: '行', help: '从 1 开始' },
        column: { label: '列', help: '从 1 开始' },
        message: { label: '说明', help: '会丢失的内容，或类型的含义' },
        code: {
          label: '代码',
          help: '警告代码，供程序判断',
          choices: sentencesIn(warningSentences, 'zh'),
        },
        params: { label: '参数', help: '说明中的变量值' },
      },
    },
  },
  guide: {
    steps: [
      '粘贴 JSON 示例，或拖入文件。',
      '填写根类型名，选择 null、嵌套对象和标签的写法。',
      '把生成的文件复制到你的包里。',
    ],
    questions: [
      {
        question: '为什么有的字段是指针？',
        answer: '它的键在某些对象中为 null 或缺失。指针能与零值、空列表区分开；不需要区分时可选“值”。',
      },
      {
        question: '一个字段有多种类型怎么办？',
        answer:
          '都是简单值时用 any；其中有对象或超长数字时用 json.RawMessage，不丢任何内容，可再解码为注释中列出的类型。',
      },
      {
        question: '大数字会丢精度吗？',
        answer:
          '不会。整数按大小用 int64 或 uint64，更长的用 *big.Int；float64 放不下的小数用 json.Number。1.0 是 float64。',
      },
      {
        question: '为什么中文键前面多了一个 X？',
        answer: 'Go 只导出以大写字母开头的名称，encoding/json 会悄悄忽略其余字段。标签中仍是原来的键。',
      },
      {
        question: '为什么有的字段不参与读写？',
        answer: 'Go 标签无法表示某些键：空键，或含引号、逗号、反斜杠、Emoji 的键。每处都会有警告。',
      },
    ],
  },
}
