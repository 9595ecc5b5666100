import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 82,
  title: { en: 'Cron', zh: 'Cron 表达式' },
  summary: { en: 'Explain, next runs, build', zh: '解释、下次运行、生成' },
  description: {
    en: 'Explain a cron expression in plain words, list its next runs in any time zone, build one, and convert between Unix, Quartz, Spring and AWS dialects.',
    zh: '在线 Cron 表达式工具：用中文解释 Cron 表达式，列出任意时区的下次运行时间，生成表达式，并在 Unix、Quartz、Spring、AWS 之间互转。',
  },
  keywords: {
    en: ['crontab', 'schedule', 'Quartz', 'Spring', 'EventBridge', 'job', 'next run', 'cron generator', 'scheduler'],
    zh: ['crontab', '定时任务', '计划任务', 'Quartz', 'Spring', '下次执行时间', 'cron 生成器', '调度', '表达式'],
  },
})
