import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 84,
  title: { en: 'SQL Formatter', zh: 'SQL 格式化' },
  summary: { en: 'Format, minify, fill parameters', zh: '格式化、压缩、参数填充' },
  description: {
    en: 'Format and minify SQL for MySQL, PostgreSQL, SQL Server, Oracle and more, fill in parameters from MyBatis logs, and turn lists into IN conditions.',
    zh: '格式化与压缩 SQL，支持 MySQL、PostgreSQL、SQL Server、Oracle 等方言，可填充 MyBatis 日志参数、生成 IN 条件。',
  },
  keywords: {
    en: ['SQL beautifier', 'pretty print', 'MyBatis log', 'Hibernate', 'p6spy', 'query', 'IN clause', 'minify'],
    zh: ['SQL 美化', 'SQL 压缩', 'MyBatis 日志', '参数拼接', 'SQL 拼参', 'Hibernate', 'IN 条件'],
  },
})
