import { jsonSource } from '#kit/words/json-source.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { warningSentences } from './kotlin/warnings.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    convert: { title: '生成', description: '根据 JSON 生成 Kotlin 类。', done: '已生成' },
  },
  input: {
    json: { label: 'JSON', help: '一个示例、每行一个的多个示例，或 JSON Schema' },
    source: jsonSource.zh,
    typeName: { label: '根类型名', help: '其他类型以键名命名' },
    packageName: { label: '包名', help: '选填，例如 com.example.api' },
    serialization: {
      label: '序列化库',
      help: '用哪个库的注解标明键；不用库时属性名就是键名',
      choices: { none: '无', kotlinx: 'kotlinx', gson: 'Gson' },
    },
    defaults: { label: '默认值', help: '每个属性默认为零、空字符串或空列表' },
    nullable: { label: '可空类型', help: '键为 null 或缺失时类型带问号' },
  },
  output: {
    code: { label: 'Kotlin', help: '符合 ktlint 格式的文件' },
    warnings: {
      label: '警告',
      help: 'Kotlin 无法原样表示的内容；最多列出 1000 条',
      columns: {
        line: { label: '行', help: '从 1 开始' },
        column: { label: '列', help: '从 1 开始' },
        message: { label: '说明', help: '会丢失或改名的内容' },
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
    steps: ['粘贴 JSON 示例，或拖入文件。', '填写根类型名，选择读取它的序列化库。', '把生成的文件复制到你的项目里。'],
    questions: [
      {
        question: '该选哪个序列化库？',
        answer:
          'kotlinx.serialization 需要编译器插件，能处理缺失的键；Gson 无需插件，但要用 serializeNulls 才会写出 null。选“无”则是纯 Kotlin 代码，属性名就是键名，必要时加反引号。',
      },
      { question: '一个值有多种类型怎么办？', answer: '用所选库的 JsonElement 完整保留；不用库时为 Any。' },
      {
        question: '大数字会丢精度吗？',
        answer:
          '整数用 Int 或 Long，更长的用 BigInteger；Double 会舍入的小数用 BigDecimal。选 kotlinx 时，文件末尾附有不丢精度的序列化器，ULong 够用时用 ULong。',
      },
      { question: '为什么有的属性可空？', answer: '它的键在某些对象中为 null 或缺失。可能缺失时默认值为 null。' },
      {
        question: '对象有几百个键怎么办？',
        answer: 'JVM 的构造函数大约只能接收 250 个值。超出时改用普通类（var 属性），选 kotlinx 时改用 JsonObject。',
      },
    ],
  },
}
