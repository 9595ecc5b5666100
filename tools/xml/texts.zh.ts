import { sentencesIn } from '#kit/words/sentences-in.ts'
import { sentences } from './source/sentences.ts'
import type { en } from './texts.en.ts'

const noteColumns = {
  line: { label: '行', help: '从 1 数起' },
  column: { label: '列', help: '从 1 数起' },
  message: { label: '说明', help: '该处的情况' },
  code: { label: '代码', help: '供程序识别', choices: sentencesIn(sentences, 'zh') },
  params: { label: '参数', help: '说明中的数值' },
}

export const zh: typeof en = {
  operations: {
    format: { title: '格式化', description: '为 XML 添加缩进。', done: '已格式化' },
    minify: { title: '压缩', description: '去除 XML 中的空白和注释。', done: '已压缩' },
    validate: { title: '校验', description: '检查 XML 是否格式良好。' },
    query: { title: 'XPath', description: '用 XPath 3.1 查询 XML。' },
    toJson: { title: '转 JSON', description: '把 XML 转换为 JSON。', done: '已转换' },
    fromJson: { title: 'JSON 转 XML', description: '把 JSON 转换为 XML。', done: '已转换' },
  },
  input: {
    xml: { label: 'XML', help: 'XML 文档' },
    indent: { label: '缩进', help: '每级的空格数，或制表符', choices: { tab: '制表符' } },
    attributes: { label: '属性', help: '属性的位置', choices: { line: '与标签同行', each: '每个一行' } },
    selfClosing: {
      label: '空元素',
      help: '空元素的写法',
      choices: { keep: '不变', always: '<a/>', space: '<a />' },
    },
    textLines: { label: '多行文本', help: '缩进会改变其中的空白', choices: { keep: '不变', indent: '缩进' } },
    lineWidth: { label: '行宽', help: '更长的标签每个属性一行；0 表示不限' },
    comments: { label: '保留注释', help: '否则删除注释' },
    xpath: { label: 'XPath', help: '例如 //item[price > 10]/@id；默认命名空间的前缀是 d' },
    namespaces: { label: '命名空间', help: '每行一个，例如 p=http://example.org/；文档中声明的前缀可直接使用' },
    layout: {
      label: '结构',
      help: '元素转换为 JSON 的方式',
      choices: {
        compact: '紧凑',
        ordered: '保持顺序，不丢失内容',
        badgerfish: 'BadgerFish',
        parker: 'Parker（无属性）',
      },
    },
    attributePrefix: { label: '属性前缀', help: '加在属性名前，用于紧凑结构' },
    textKey: { label: '文本键', help: '文本与属性或元素并存时使用，用于紧凑结构' },
    arrays: { label: '数组', help: '哪些元素转换为数组', choices: { repeated: '重复的', always: '全部' } },
    arrayNames: { label: '总是数组', help: '即使只出现一次也转换为数组的元素名' },
    types: { label: '识别类型', help: '数字和 true、false；0012 这样的编号仍为文本' },
    json: { label: 'JSON', help: '对象或列表' },
    root: { label: '根元素', help: 'JSON 不是只有一个键的对象时使用' },
    item: { label: '列表项', help: '没有名称的列表中各项的元素名' },
    declaration: { label: 'XML 声明', help: '写在第一行' },
  },
  output: {
    xml: { label: 'XML', help: '结果 XML' },
    warnings: { label: '警告', help: '未保留或未展开的内容，或没有匹配的原因', columns: noteColumns },
    size: { label: '大小', help: '按 UTF-8 计算' },
    isValid: { label: '格式良好', help: '是否没有错误', choices: { true: '是', false: '否' } },
    errors: { label: '错误', help: '最多列出 100 条，后面的错误可能由前面的引起', columns: noteColumns },
    root: { label: '根元素', help: '根元素的名称' },
    namespaces: {
      label: '命名空间',
      help: '声明的所有命名空间',
      columns: {
        prefix: { label: '前缀', help: '默认命名空间为空' },
        uri: { label: 'URI', help: '绑定的 URI' },
      },
    },
    matches: {
      label: '匹配',
      help: '按文档中的顺序',
      columns: {
        path: { label: '路径', help: '所在的位置' },
        kind: {
          label: '类型',
          help: '节点的类型',
          choices: {
            document: '文档',
            element: '元素',
            attribute: '属性',
            text: '文本',
            comment: '注释',
            instruction: '处理指令',
          },
        },
        text: { label: '文本', help: '其中的全部文本' },
      },
    },
    count: { label: '数量', help: '匹配的节点数' },
    value: { label: '值', help: 'XPath 的结果不是节点时' },
    result: { label: '结果', help: '各文本或值，每行一个' },
    json: { label: 'JSON', help: '文档的 JSON' },
  },
  guide: {
    steps: [
      '粘贴 XML，或拖入文件。',
      '格式化、压缩、校验，用 XPath 查询，或转换为 JSON。',
      '复制或下载结果，或发送到其他工具。',
    ],
    questions: [
      {
        question: '格式化会改动数据吗？',
        answer:
          '不会。只有元素之间的空白会变化。文本与元素混排之处、CDATA 以及 xml:space 为 preserve 的元素都保持原样。',
      },
      {
        question: 'XPath 为什么什么都查不到？',
        answer:
          '多半是因为默认命名空间：根元素带有 xmlns 时，请写 //d:item，而不是 //item。文档中声明的其他前缀可直接使用；*:item 匹配任意命名空间中的 item。',
      },
      {
        question: '该用哪种 JSON 结构？',
        answer: '“紧凑”最易读，无法保留的内容会有警告。“保持顺序”保留注释、顺序和混排文本，能转换回同样的文档。',
      },
      {
        question: '会加载实体和外部文件吗？',
        answer: '不会。文档自定义的实体不会展开，也不读取其他文件，因此 Billion Laughs 和 XXE 攻击都不起作用。',
      },
    ],
  },
}
