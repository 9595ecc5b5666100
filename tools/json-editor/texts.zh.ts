import { sentencesIn } from '#kit/words/sentences-in.ts'
import { noteSentences } from './notes/note-sentences.ts'
import type { en } from './texts.en.ts'

const line = { label: '行', help: '从 1 开始' }
const column = { label: '列', help: '从 1 开始' }
const code = { label: '代码', help: '消息代码，供程序判断', choices: sentencesIn(noteSentences, 'zh') }
const params = { label: '参数', help: '消息中的变量值' }

export const zh: typeof en = {
  operations: {
    format: {
      title: '格式化',
      description: '为 JSON 加上缩进，数字、转义和重复的键保持原样；NDJSON 仍为每行一条记录。',
      done: '已格式化',
    },
    minify: { title: '压缩', description: '去掉 JSON 中所有空格和换行。', done: '已压缩' },
    query: { title: '查询', description: '用 JSONPath 查找值。', done: '已查询' },
    repair: { title: '修复', description: '把有语法错误的 JSON 修复为有效的 JSON。', done: '已修复' },
    validate: { title: '校验', description: '检查 JSON，也可以使用 JSON Schema。', done: '已校验' },
    compare: { title: '对比', description: '列出差异，并生成把一份文档变成另一份的 JSON Patch。', done: '已对比' },
    inferSchema: {
      title: '推断 Schema',
      description: '推断出符合此 JSON 的 JSON Schema；多个示例可各占一行（NDJSON）。',
      done: '已推断 Schema',
    },
    mergePatch: {
      title: '合并补丁',
      description: '应用 JSON Merge Patch（RFC 7396）：成员会被替换或新增，null 表示删除。',
      done: '已合并',
    },
    applyPatch: {
      title: '应用补丁',
      description: '应用 JSON Patch（RFC 6902），例如对比得到的补丁。',
      done: '已应用补丁',
    },
    unescape: {
      title: '反转义',
      description: '把内容为 JSON 对象或数组的字符串展开为 JSON。',
      done: '已反转义',
    },
  },
  input: {
    json: { label: 'JSON', help: '要处理的 JSON 文本' },
    indent: { label: '缩进', help: '每级的空格数，或制表符；0 表示写成一行', choices: { tab: '制表符' } },
    sortKeys: { label: '键名排序', help: '为每个对象的成员排序，数组保持不变' },
    unicode: {
      label: '非 ASCII 字符',
      help: '非 ASCII 字符的输出方式，值不变',
      choices: { keep: '保持原样', escape: '转义为 \\uXXXX', decode: '还原 \\uXXXX' },
    },
    path: { label: 'JSONPath', help: "遵循 RFC 9535，例如 $.store.book[?@.price < 10].title 或 $..['id']" },
    schema: { label: 'JSON Schema', help: '选填；支持 draft 4、7、2019-09 和 2020-12，只能引用 Schema 内部' },
    draft: {
      label: 'JSON Schema 版本',
      help: '按哪个版本输出 Schema',
      choices: { '2020-12': '2020-12', '2019-09': '2019-09', 'draft-07': 'draft-07', 'draft-04': 'draft-04' },
    },
    patch: { label: '补丁', help: '要合并的对象（RFC 7396），或操作列表（RFC 6902）' },
    pointer: { label: 'JSON Pointer', help: '反转义的位置，例如 /data/0/body；留空表示全部' },
    depth: { label: '层数', help: '展开几层字符串中的字符串；0 表示全部' },
    left: { label: '左侧', help: '修改前的文档' },
    right: { label: '右侧', help: '修改后的文档' },
  },
  output: {
    json: { label: 'JSON', help: '结果，数字不丢精度；查询时为所有匹配的列表' },
    warnings: {
      label: '警告',
      help: '重复的键，以及 JavaScript 会舍入的数字；最多列出 1000 条',
      columns: { line, column, message: { label: '说明', help: '其他程序可能丢失的内容' }, code, params },
    },
    matches: {
      label: '匹配',
      help: '路径匹配到的值',
      columns: {
        path: { label: '路径', help: '此值的规范路径' },
        value: { label: '值', help: 'JavaScript 读到的值，长数字会被舍入' },
        json: { label: 'JSON', help: '文本中的原始写法' },
      },
    },
    count: { label: '数量', help: '匹配的值、差异或已反转义的字符串的个数' },
    repairs: {
      label: '修改',
      help: '每处修改及其在原文中的位置；最多列出 1000 条',
      columns: { line, column, message: { label: '修改', help: '新增、删除或替换的内容' }, code, params },
    },
    valid: { label: '有效', help: '是否没有错误' },
    errors: {
      label: '错误',
      help: '错误及其位置；最多列出 1000 条',
      columns: {
        line,
        column,
        path: { label: '路径', help: '此值的 JSONPath；文本不是 JSON 时为空' },
        message: { label: '说明', help: '错误的内容' },
        code,
        params,
      },
    },
    schema: { label: 'JSON Schema', help: '全部 JSON 都符合；部分对象没有的键不是必填' },
    patch: { label: 'JSON Patch', help: '遵循 RFC 6902；两侧相等时为空数组' },
    changes: {
      label: '差异',
      help: '差异的位置和内容，按补丁的顺序；最多列出 1000 处',
      columns: {
        kind: {
          label: '类型',
          help: '值发生了什么变化',
          choices: { added: '新增', removed: '删除', changed: '修改' },
        },
        path: { label: '路径', help: '右侧文档中的 JSONPath；删除的值为左侧文档中的路径' },
        left: { label: '左侧', help: '修改前的值，最多 200 个字符' },
        leftLine: { label: '左侧行', help: '在左侧的行，从 1 开始' },
        leftColumn: { label: '左侧列', help: '在左侧的列，从 1 开始' },
        right: { label: '右侧', help: '修改后的值，最多 200 个字符' },
        rightLine: { label: '右侧行', help: '在右侧的行，从 1 开始' },
        rightColumn: { label: '右侧列', help: '在右侧的列，从 1 开始' },
      },
    },
    equal: { label: '相等', help: '两侧的值是否相同，不计写法和键的顺序' },
  },
  guide: {
    steps: [
      '粘贴 JSON 或拖入文件，以文本、树、表格或图形查看。',
      '在任一视图中编辑，撤销在各视图中通用。',
      '选择格式化、压缩、查询、修复、校验、对比、补丁或反转义；结果下方的按钮可用结果替换文档。',
      '错误、警告、匹配和差异都可点击跳转，结果可复制或下载。',
    ],
    questions: [
      {
        question: '树中可以使用哪些按键？',
        answer:
          '方向键移动、展开和折叠，* 展开其中全部，Enter 编辑，F2 重命名，Insert 添加，Delete 删除，Alt 加方向键移动值，Ctrl+D 复制一份，Ctrl+C 复制，Ctrl+V 粘贴，Ctrl+Z 撤销。',
      },
      {
        question: '编辑时能用 JSON Schema 辅助吗？',
        answer:
          '可以：在“校验”中输入 Schema，再点文档上方的 Schema 按钮。键和值会自动补全（Ctrl+Space），悬停或按 Shift+F1 查看说明，错误即时标出，F8 跳到下一处。',
      },
      {
        question: '能打开 NDJSON（JSON Lines）吗？',
        answer:
          '可以。每行一条的记录在树、表格、查询和搜索中按数组处理。编辑后仍为每行一条，Schema 用于校验每条记录。状态栏中的按钮可转换为 JSON 数组，也可转换回来。',
      },
      {
        question: '文档可以有多大？',
        answer: '只受内存限制。超过 2 MB 的文本分段显示和编辑，树、表格和图形读取全部内容。',
      },
      {
        question: '大数会丢精度吗？',
        answer:
          '不会。数字按文本处理，12345678901234567890、1.0 和 1e400 都不丢精度；JavaScript 会舍入的数字会有警告。',
      },
      {
        question: '哪些问题可以修复？',
        answer:
          '注释、单引号或缺少引号、缺少或多余的逗号、Python 和 MongoDB 写法、JSON Lines、被截断的结尾。每处修改都会列出。',
      },
      {
        question: '对比时怎样算相等？',
        answer: '对比的是值：键的顺序、空格和写法都不影响，1 与 1.0 相等；数组的顺序有影响。',
      },
      {
        question: '中文和 \\uXXXX 转义可以互相转换吗？',
        answer:
          '可以，格式化和压缩时都能选择：转义会把非 ASCII 字符写成 \\uXXXX，还原则写成字符本身；控制字符、引号和反斜杠始终保持转义。',
      },
      {
        question: '合并补丁和 JSON Patch 有什么区别？',
        answer:
          '合并补丁（RFC 7396）与文档结构相同，容易手写，但不能修改数组中的单个元素，也不能把值设为 null。JSON Patch（RFC 6902）是操作列表，两者都能做到，还能先测试值；任何一个操作失败，文档都不变。',
      },
      {
        question: '推断出的 JSON Schema 是怎样的？',
        answer:
          '每一个值都符合它：部分对象没有的键为选填，多种类型的值列出所有类型，多处出现的相同对象成为定义。允许出现其他键。',
      },
      {
        question: '反转义会展开哪些字符串？',
        answer:
          '内容为对象或数组的字符串，包括嵌套在其中的字符串，最多 64 层。键，以及内容只是数字或文本的字符串保持不变。',
      },
      {
        question: 'JSON 可以嵌套多深？',
        answer: '格式化、压缩、对比、补丁和反转义没有限制，查询和 JSON Schema 校验最多 1000 层。',
      },
    ],
  },
}
