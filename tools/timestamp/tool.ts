import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 89,
  title: { en: 'Timestamp Converter', zh: '时间戳转换' },
  summary: { en: 'Unix time and dates, any zone', zh: '时间戳与日期互转，任意时区' },
  description: {
    en: 'Convert a Unix timestamp to a date and back, in any time zone: seconds to nanoseconds, ISO 8601, RFC 5322; or replace every timestamp in a log at once.',
    zh: '在线时间戳转换：Unix 时间戳与日期互转，支持秒、毫秒、微秒、纳秒和任意时区，自动识别 ISO 8601 等格式，并可批量替换日志中的时间戳。',
  },
  keywords: {
    en: ['unix time', 'epoch', 'date', 'time zone', 'milliseconds', 'ISO 8601', 'RFC 3339', 'FILETIME', 'ticks', 'log'],
    zh: ['Unix 时间', '时间戳', '日期', '时区', '毫秒', '当前时间', '北京时间', '日志', '时间转换'],
  },
})
