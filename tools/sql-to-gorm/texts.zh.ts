import { sentencesIn } from '#kit/words/sentences-in.ts'
import { sentences } from './notes/sentences.ts'
import type { en } from './texts.en.ts'

const dialects = { mysql: 'MySQL', postgresql: 'PostgreSQL', sqlite: 'SQLite', sqlserver: 'SQL Server' }

export const zh: typeof en = {
  operations: {
    convert: { title: '转 GORM', description: '把建表语句转换为 GORM 模型。', done: '已转换' },
    format: { title: '格式化', description: '格式化 SQL，每个子句各占一行。', done: '已格式化' },
  },
  input: {
    sql: { label: 'SQL', help: '建表和改表语句：迁移脚本或整个导出文件' },
    dialect: { label: '数据库', help: 'SQL 属于哪种数据库', choices: { auto: '自动识别', ...dialects } },
    structName: { label: '结构体名', help: '用于第一个表；留空则取表名的单数' },
    tableName: { label: '表名', help: '第一个表的 TableName 返回值；留空则用原表名' },
    packageName: { label: '包名', help: '文件所属的包' },
    jsonTag: { label: 'JSON 标签', help: 'encoding/json 使用的列名' },
    gormTag: { label: 'GORM 标签', help: '类型、键、索引、默认值，供 AutoMigrate 使用' },
    comments: { label: '注释', help: '写成 Go 注释，并写入标签' },
    nullable: {
      label: '可空列',
      help: '可为 NULL 的列的 Go 类型',
      choices: { regular: '普通类型', pointer: '指针', 'sql.Null': 'sql.Null 类型' },
    },
    tableNameMethod: { label: 'TableName 方法', help: '表名不符合 GORM 约定时，用它指明表名' },
    associations: {
      label: '关联',
      help: '为外键生成字段，仅在有 GORM 标签时',
      choices: { 'belongs-to': 'Belongs To', both: '双向', none: '不生成' },
    },
    embedModel: {
      label: '嵌入 gorm.Model',
      help: '适用于同时有 id、created_at、updated_at、deleted_at，且嵌入后不丢失其设置的表',
    },
    types: {
      label: '类型映射',
      help: '为 SQL 类型或某一列指定自己的 Go 类型',
      columns: {
        sql: { label: 'SQL 类型', help: 'decimal、tinyint(1)、bigint unsigned，或某一列，如 orders.total' },
        go: { label: 'Go 类型', help: 'decimal.Decimal，或带导入路径：github.com/shopspring/decimal.Decimal' },
      },
    },
  },
  output: {
    sql: { label: 'SQL', help: '同样的语句，已格式化' },
    code: { label: 'Go', help: '符合 gofmt 格式的 Go 文件' },
    tables: {
      label: '表',
      help: '每个表的结果',
      columns: {
        table: { label: '表', help: '含模式名' },
        struct: { label: '结构体', help: 'Go 中的名称' },
        columns: { label: '列数', help: '共有多少列' },
      },
    },
    dialect: { label: '数据库', help: '按哪种数据库读取', choices: dialects },
    evidence: {
      label: '识别依据',
      help: 'SQL 中表明是这种数据库的写法，最有力的在前；没有依据或由你选定时为空',
    },
    warnings: {
      label: '警告',
      help: '已跳过、未格式化或标签无法表示的内容；最多列出 1000 条',
      columns: {
        line: { label: '行', help: '从 1 开始' },
        column: { label: '列', help: '从 1 开始' },
        message: { label: '说明', help: '代码中缺少的内容' },
        code: { label: '代码', help: '警告代码，供程序判断', choices: sentencesIn(sentences, 'zh') },
        params: { label: '参数', help: '说明中的变量值' },
      },
    },
  },
  guide: {
    steps: [
      '粘贴建表语句，或拖入迁移脚本、导出文件。',
      '选择可空列、外键和标签的形式。',
      '复制或下载文件，并查看警告中无法转换的内容。',
    ],
    questions: [
      {
        question: '导出文件中会读取哪些内容？',
        answer:
          '所有与表结构有关的语句：CREATE TABLE、ALTER TABLE、CREATE INDEX、COMMENT ON、枚举类型、SQL Server 的说明（扩展属性）。数据、设置和权限会跳过；视图、触发器和存储过程会在警告中列出。',
      },
      {
        question: '生成的代码依赖哪些库？',
        answer:
          '只有 GORM 和标准库。JSON、UUID、数组和枚举用 string，类型写在标签里；小数用 float64。也可以映射成自己的类型，例如 decimal 映射为 decimal.Decimal，json 映射为 datatypes.JSON，导入会自动加上。',
      },
      {
        question: '为什么标签里既有 type 又有 size？',
        answer: 'type 让 AutoMigrate 按原样建列；size、precision、scale 供 GORM 检查是否有变化。',
      },
      {
        question: 'deleted_at 和 created_at 怎么处理？',
        answer:
          '可空的 deleted_at 会成为 gorm.DeletedAt，用于软删除。created_at 和 updated_at 由 GORM 填写；create_time、gmt_modified 等会加上相应标签。',
      },
      {
        question: '标签无法表示什么？',
        answer: '与列顺序不同的主键、比列还多的检查约束、条件中有分号的索引。每处都有警告。',
      },
    ],
  },
}
