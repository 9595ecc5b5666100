import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 68,
  title: { en: 'SQL to GORM', zh: 'SQL 转 GORM' },
  summary: { en: 'Go models from CREATE TABLE', zh: '建表语句转 Go 模型' },
  description: {
    en: 'Convert CREATE TABLE statements of MySQL, PostgreSQL, SQLite or SQL Server to Go structs for GORM, with keys, indexes and comments; format SQL too.',
    zh: '把 MySQL、PostgreSQL、SQLite、SQL Server 的建表语句转换为 GORM 模型，含键、索引、关联和注释，也可格式化 SQL。',
  },
  keywords: {
    en: [
      'gorm',
      'golang',
      'Go struct',
      'DDL',
      'ORM',
      'model generator',
      'SQL formatter',
      'MySQL',
      'PostgreSQL',
      'schema',
    ],
    zh: ['建表语句', '数据库', '模型', '结构体', 'SQL 格式化', 'SQL 美化', 'ORM', '表结构'],
  },
})
