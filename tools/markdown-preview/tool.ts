import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'text',
  popularity: 84,
  title: { en: 'Markdown Preview', zh: 'Markdown 预览' },
  summary: { en: 'GFM, math, outline, export', zh: 'GFM、公式、大纲、导出' },
  description: {
    en: 'Write Markdown and see it as it will look: tables, task lists, footnotes, alerts, colored code and math. Nothing unsafe is shown.',
    zh: '编写 Markdown 并实时预览：表格、任务列表、脚注、提示框、代码高亮与公式，危险内容一律不显示。',
  },
  keywords: {
    en: ['Markdown editor', 'md', 'GFM', 'CommonMark', 'Markdown to HTML', 'README', 'LaTeX', 'footnotes', 'task list'],
    zh: ['Markdown 编辑器', 'md', 'Markdown 转 HTML', '排版', '公式', '脚注', '任务列表', '公众号'],
  },
})
