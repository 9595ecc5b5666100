import { sentencesIn } from '#kit/words/sentences-in.ts'
import { charsetNames } from '#lib/charset/file-charset.ts'
import { sentences } from './source/sentences.ts'
import type { en } from './texts.en.ts'

const noteColumns = {
  line: { label: '行', help: '从 1 数起' },
  column: { label: '列', help: '从 1 数起' },
  message: { label: '说明', help: '该处的情况' },
  code: { label: '代码', help: '供程序识别', choices: sentencesIn(sentences, 'zh') },
  params: { label: '参数', help: '说明中的数值' },
}

const delimiters = { comma: '逗号 ,', tab: '制表符', semicolon: '分号 ;', pipe: '竖线 |', space: '空格' }

export const zh: typeof en = {
  operations: {
    toJson: { title: '转 JSON', description: '把表格转换为 JSON。', done: '已转换' },
    fromJson: { title: 'JSON 转 CSV', description: '把 JSON 转换为 CSV。', done: '已转换' },
    convert: {
      title: '转其他格式',
      description: '把表格转换为 CSV、TSV、Markdown、HTML、LaTeX 或对齐的文本。',
      done: '已转换',
    },
    toSql: { title: '转 SQL', description: '生成建表和插入语句。', done: '已转换' },
    clean: { title: '清洗', description: '去空白、去重、排序、选列。', done: '已清洗' },
    inspect: { title: '查看', description: '查看表格的列、类型和问题。' },
    fromXlsx: { title: 'Excel 转 CSV', description: '把 XLSX 工作表转换为 CSV。', done: '已转换' },
    toXlsx: { title: '转 Excel', description: '把表格转换为 XLSX 工作簿。', done: '已转换' },
  },
  input: {
    source: { label: '表格', help: 'CSV、TSV，或从 Excel 复制的单元格' },
    delimiter: { label: '分隔符', help: '单元格之间的符号', choices: { auto: '自动识别', ...delimiters } },
    header: { label: '首行为表头', help: '第一行是列名' },
    types: { label: '识别类型', help: '整列都是数字时转为数字；0012 这样的编号仍为文本' },
    empty: { label: '空单元格', help: '转换成什么', choices: { text: '空字符串', null: 'null', omit: '省略' } },
    nested: {
      label: '嵌套',
      help: 'user.name 这样的列对应嵌套的对象',
      choices: { dots: '展开为 user.name 这样的列', json: '整个写成一格 JSON' },
    },
    layout: {
      label: '结构',
      help: '各行的写法',
      choices: { objects: '对象列表', arrays: '数组列表', columns: '按列的对象', lines: '每行一个对象（NDJSON）' },
    },
    indent: { label: '缩进', help: '空格数，0 表示写成一行' },
    json: { label: 'JSON', help: '对象或数组的列表，或每行一个对象' },
    quote: { label: '引号', help: '单元格两侧的引号', choices: { needed: '需要时', always: '总是' } },
    lineEnd: { label: '换行符', help: 'RFC 4180 和 Excel 使用 CRLF', choices: { crlf: 'CRLF', lf: 'LF' } },
    bom: { label: '添加 BOM', help: '让 Excel 正确识别 UTF-8 中文' },
    guard: { label: '防止公式注入', help: '在以 = + - @ 开头的文本前加单引号' },
    to: {
      label: '格式',
      help: '要生成的格式',
      choices: {
        csv: 'CSV',
        tsv: 'TSV（可粘贴到 Excel）',
        markdown: 'Markdown 表格',
        html: 'HTML 表格',
        text: '对齐的文本',
        latex: 'LaTeX 表格',
        ndjson: 'NDJSON',
      },
    },
    table: { label: '表名', help: '数据库中的表名，可带模式名：public.users' },
    dialect: {
      label: '数据库',
      help: '采用哪种 SQL',
      choices: {
        mysql: 'MySQL、MariaDB',
        postgresql: 'PostgreSQL',
        sqlite: 'SQLite',
        sqlserver: 'SQL Server',
        oracle: 'Oracle',
      },
    },
    create: { label: '建表语句', help: '列类型容得下所有单元格' },
    batch: { label: '每条语句的行数', help: 'SQL Server 最多 1000 行，Oracle 最多 500 行' },
    onConflict: {
      label: '已有的行',
      help: '主键已存在时的处理',
      choices: { none: '报错', ignore: '保留', update: '更新' },
    },
    keys: { label: '主键列', help: '用来识别一行，同时作为主键' },
    trim: { label: '去除首尾空白', help: '每个单元格两端的空白' },
    emptyRows: { label: '删除空行', help: '没有任何内容的行' },
    duplicates: { label: '删除重复的行', help: '相同的行只保留第一行' },
    pad: { label: '补齐短行', help: '用空单元格补足' },
    select: { label: '保留的列', help: '列名或列号，按此顺序；留空则全部保留' },
    sortBy: { label: '排序依据', help: '列名或列号；该列为空的行排在最后' },
    descending: { label: '降序', help: '从大到小' },
    file: { label: 'Excel 文件', help: 'XLSX 工作簿' },
    sheet: { label: '工作表', help: '工作表名，留空为第一个' },
    values: {
      label: '取值',
      help: '显示值与 Excel 中所见相同；原始值保留全部数字，日期为序列数',
      choices: { shown: '显示值', raw: '原始值' },
    },
  },
  output: {
    json: { label: 'JSON', help: '各行的 JSON' },
    csv: { label: 'CSV', help: '结果表格' },
    text: { label: '结果', help: '所选格式的表格' },
    sql: { label: 'SQL', help: '可直接执行的语句' },
    rows: { label: '行数', help: '不含表头' },
    columns: {
      label: '列',
      help: '列数，或各列的情况',
      columns: {
        name: { label: '列名', help: '来自表头' },
        type: {
          label: '类型',
          help: '适合所有非空单元格',
          choices: {
            text: '文本',
            integer: '整数',
            decimal: '小数',
            boolean: '布尔值',
            date: '日期',
            datetime: '日期时间',
            empty: '空',
          },
        },
        filled: { label: '非空', help: '有内容的单元格数' },
        distinct: { label: '不同值', help: '不同值的个数' },
        min: { label: '最小', help: '最小的值' },
        max: { label: '最大', help: '最大的值' },
      },
    },
    warnings: { label: '警告', help: '输入中的异常之处；最多列出 1000 条', columns: noteColumns },
    problems: { label: '问题', help: '表格中的异常之处；最多列出 1000 条', columns: noteColumns },
    delimiter: { label: '分隔符', help: '自动识别', choices: delimiters },
    charset: {
      label: '文本编码',
      help: '根据文件的字节识别',
      choices: charsetNames,
    },
    changes: {
      label: '改动',
      help: '做了哪些处理',
      columns: { en: { label: '英文', help: '英文说明' }, zh: { label: '中文', help: '中文说明' } },
    },
    sheets: { label: '工作表', help: '工作簿中的所有工作表' },
    file: { label: 'Excel 文件', help: '生成的工作簿' },
  },
  guide: {
    steps: [
      '粘贴从 Excel 复制的单元格或 CSV，或拖入文件。',
      '选择要转换成的格式：JSON、SQL、Markdown、Excel，或清洗表格。',
      '复制或下载结果；警告会指出有问题的行。',
    ],
    questions: [
      {
        question: '前导零和长数字会丢失吗？',
        answer:
          '不会。整列都是数字时才转为数字；含有 0012、1e5 或 16 位及以上编号的列保持文本。数字的每一位都与文件中相同。',
      },
      {
        question: 'CSV 用 Excel 打开为什么会乱码？',
        answer: 'Excel 按系统的旧编码读取 CSV。请添加 BOM，或转换为 XLSX。反过来，GBK 编码的文件在这里会自动识别。',
      },
      {
        question: '引号不配对、单元格数不一致怎么办？',
        answer:
          '多余的引号原样保留，并在警告中注明行号；单元格过多或过少的行也会注明。只有始终没有闭合的引号会报错，因为其后的内容会全部变成一个单元格。',
      },
      {
        question: 'Excel 文件中的公式会重新计算吗？',
        answer: '不会。直接使用 Excel 保存的值，可选显示值或原始值。宏不会运行。',
      },
    ],
  },
}
