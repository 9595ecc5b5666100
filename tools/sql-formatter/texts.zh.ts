import { sentencesIn } from '#kit/words/sentences-in.ts'
import { sentences } from './sql/unformatted.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    format: { title: '格式化', description: '逐条格式化 SQL 语句。', done: '已格式化' },
    minify: { title: '压缩', description: '去掉注释，把 SQL 压缩成一行。', done: '已压缩' },
    fill: {
      title: '填入参数',
      description: '把参数填进语句：来自 MyBatis、Hibernate、p6spy 日志，或自己提供的列表。',
      done: '已填入',
    },
    inList: { title: 'IN 列表', description: '把多行内容转换为 IN 条件的列表。', done: '已转换' },
  },
  input: {
    sql: { label: 'SQL', help: '一条语句、一段脚本，或含有语句的日志' },
    text: { label: '值', help: '每行一个；只有一行时按逗号拆分' },
    dialect: {
      label: '方言',
      help: '自动识别 MySQL、PostgreSQL、SQLite 和 SQL Server',
      choices: {
        auto: '自动',
        mysql: 'MySQL',
        postgresql: 'PostgreSQL',
        sqlite: 'SQLite',
        sqlserver: 'SQL Server',
        oracle: 'Oracle',
        mariadb: 'MariaDB',
        bigquery: 'BigQuery',
        snowflake: 'Snowflake',
        hive: 'Hive',
        spark: 'Spark',
        clickhouse: 'ClickHouse',
        db2: 'Db2',
        standard: '标准 SQL',
      },
    },
    indent: {
      label: '缩进',
      help: '每级缩进的空格数，或制表符',
      choices: { tab: '制表符' },
    },
    keywords: {
      label: '关键字',
      help: '包括数据类型',
      choices: { upper: '大写', lower: '小写', keep: '保持原样' },
    },
    functions: {
      label: '函数名',
      help: '内置函数的名称',
      choices: { keep: '保持原样', upper: '大写', lower: '小写' },
    },
    commas: { label: '逗号', help: '在逗号处换行时', choices: { after: '放在行尾', before: '放在行首' } },
    logical: { label: 'AND、OR', help: '在 AND、OR 处换行时', choices: { before: '放在行首', after: '放在行尾' } },
    lineWidth: { label: '行宽', help: '括号里的内容不超过此宽度时不换行' },
    blankLines: { label: '空行', help: '语句之间的空行数' },
    comments: {
      label: '注释',
      help: 'MySQL 的 /*! … */ 是代码，始终保留',
      choices: { drop: '删除', keep: '保留', hints: '只保留 Hint' },
    },
    parameters: { label: '参数', help: '粘贴日志时留空；否则填 JSON、“名称 = 值”的行，或 1(Integer), a(String)' },
    style: {
      label: '占位符',
      help: '语句中参数的标记方式',
      choices: {
        auto: '自动',
        mybatis: 'MyBatis 日志',
        question: '?',
        named: ':name、#{name}',
        dollar: '$1',
        at: '@name',
      },
    },
    quote: {
      label: '引号',
      help: '自动：除非全部是数字，否则都加引号',
      choices: { auto: '自动', single: '单引号', double: '双引号', none: '不加' },
    },
    column: { label: '列名', help: '选填；填写后生成“列名 IN (…)”' },
    batch: { label: '每组个数', help: 'Oracle 每组最多 1000 个' },
    perLine: { label: '每行个数', help: '0 表示不换行' },
  },
  output: {
    sql: { label: 'SQL', help: '处理后的语句' },
    statements: { label: '语句数', help: '共有多少条语句' },
    warnings: {
      label: '警告',
      help: '保持原样的语句及原因；最多列出 1000 条',
      columns: {
        line: { label: '行', help: '从 1 开始' },
        column: { label: '列', help: '从 1 开始' },
        message: { label: '说明', help: '语句保持原样的原因' },
        code: { label: '代码', help: '警告代码，供程序判断', choices: sentencesIn(sentences, 'zh') },
        params: { label: '参数', help: '说明中的变量值' },
      },
    },
    size: { label: '大小', help: '压缩后的 UTF-8 字节数' },
    filled: { label: '已填入', help: '填入参数的位置数' },
    missing: { label: '缺少', help: '没有值的占位符' },
    unused: { label: '未使用', help: '没有对应占位符的值' },
    count: { label: '个数', help: '列表中值的个数' },
  },
  guide: {
    steps: ['粘贴 SQL、日志或列表，或拖入文件。', '选择要做的操作；方言识别不对时手动选择。', '复制结果。'],
    questions: [
      {
        question: '怎样从 MyBatis 日志得到可执行的 SQL？',
        answer:
          '选“填入参数”，把含有“Preparing:”和“Parameters:”的日志粘贴进来。可以有多条语句，也可以是多个线程交错的日志，中间夹着其他行也没关系。',
      },
      {
        question: '格式化会改变语句的含义吗？',
        answer: '不会。单词、字符串、注释及其顺序都保持不变，每次结果都会检查；无法解析的语句保持原样，并给出警告。',
      },
      {
        question: '与关键字同名的列名会变吗？',
        answer:
          '未加引号、又与关键字同名的列（例如 date）可能会随关键字一起改变大小写。数据库区分大小写时，请选“保持原样”。',
      },
      {
        question: '有长度限制吗？',
        answer:
          '文本最多 2,000,000 个字符。单条语句超过 100,000 个单词和符号，或括号嵌套超过 40 层时，会保持原样，并给出警告。',
      },
    ],
  },
}
