import { jsonSource } from '#kit/words/json-source.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { warningSentences } from './java/warnings.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    convert: { title: '生成', description: '根据 JSON 生成 Java 实体类。', done: '已生成' },
  },
  input: {
    json: { label: 'JSON', help: '一个示例、每行一个的多个示例，或 JSON Schema' },
    source: jsonSource.zh,
    typeName: { label: '根类型名', help: '其他类型以键名命名' },
    packageName: { label: '包名', help: '选填，例如 com.example.api' },
    style: {
      label: '类的写法',
      help: '键太多、构造函数放不下时，Record 会改为普通类',
      choices: { record: 'Record', class: 'Getter 和 Setter', lombok: 'Lombok' },
    },
    annotations: {
      label: '序列化库',
      help: '用哪个库的注解标明键；不用库时属性名就是键名',
      choices: { jackson: 'Jackson', gson: 'Gson', fastjson2: 'Fastjson2', none: '无' },
    },
    numbers: {
      label: '数字类型',
      help: '只有始终有值的属性才用基本类型',
      choices: { boxed: 'Integer、Long', primitive: 'int、long' },
    },
    dates: {
      label: '日期类型',
      help: '选 java.time 时，Jackson 2 需要 jsr310 模块',
      choices: { text: 'String', 'java.time': 'java.time' },
    },
    nullable: {
      label: '可空属性',
      help: 'Record 中用 Optional 时，Jackson 2 需要 jdk8 模块',
      choices: { none: '不标注', jspecify: '@Nullable', optional: 'Optional' },
    },
    unknown: {
      label: '未知键',
      help: '读取时遇到示例中没有的键怎么办',
      choices: { ignore: '忽略', fail: '报错' },
    },
    nested: {
      label: '文件',
      help: '分成多个文件时，另附 ZIP 文件',
      choices: { inside: '一个文件', files: '每个类一个文件' },
    },
    builder: { label: 'Builder', help: '为每个类生成 Builder' },
    comments: { label: '注释', help: '用 Javadoc 说明属性来自哪个键' },
  },
  output: {
    code: { label: 'Java', help: '需要 Java 17 及以上版本' },
    file: { label: '文件', help: 'ZIP 文件，每个类一个文件，按包名分文件夹' },
    warnings: {
      label: '警告',
      help: 'Java 无法原样表示的内容；最多列出 1000 条',
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
    steps: [
      '粘贴 JSON 示例，或拖入文件。',
      '填写根类型名，选择类的写法和读取它的序列化库。',
      '把代码复制到项目里，或下载每个类一个文件的 ZIP。',
    ],
    questions: [
      {
        question: '需要哪个 Java 版本？',
        answer:
          'Java 17 及以上：Record 需要 16，用于多种类型的密封接口需要 17。带 Getter 和 Setter 的类或 Lombok 类在 Java 8 上也能编译，除非要由 Jackson 读取多种类型的值。',
      },
      {
        question: '一个值有多种类型怎么办？',
        answer:
          '用 Jackson 时生成密封接口，每种类型一个 Record，读写都不丢内容；用 Gson 时为 JsonElement，其他情况为 Object，并用警告指出位置。',
      },
      {
        question: '大数字会丢精度吗？',
        answer: '不会。整数用 Integer 或 Long，更长的用 BigInteger；Double 会舍入的小数用 BigDecimal。',
      },
      {
        question: '文档是数组怎么办？',
        answer: '根类型会继承 ArrayList，任何库都能按类名读取；文档是 Map 时继承 LinkedHashMap。',
      },
      {
        question: '对象有几百个键怎么办？',
        answer:
          'JVM 的构造函数最多接收 254 个值。超出时 Record 改为带 Getter 和 Setter 的类；超过 4000 个键时改用 Map。',
      },
    ],
  },
}
