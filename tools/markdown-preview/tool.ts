import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'text',
  popularity: 84,
  title: { en: 'Markdown Preview', zh: 'Markdown 预览' },
  summary: { en: 'GFM, math, outline, export', zh: 'GFM、公式、大纲、导出' },
  description: {
    en: 'Markdown editor with live preview: GFM tables, task lists, footnotes, math, Mermaid diagrams and highlighted code; export HTML. Unsafe HTML is removed.',
    zh: '在线 Markdown 编辑与实时预览：GFM 表格、任务列表、脚注、公式、Mermaid 图表与代码高亮，自动过滤不安全的 HTML。',
  },
  keywords: {
    en: ['Markdown editor', 'md', 'GFM', 'CommonMark', 'Markdown to HTML', 'README', 'LaTeX', 'footnotes', 'task list'],
    zh: ['Markdown 编辑器', 'md', 'Markdown 转 HTML', '排版', '公式', '脚注', '任务列表', '公众号'],
  },
  nextTo: { en: ['word', 'docx', 'ppt', 'latex editor'], zh: ['Word', 'PPT', '思维导图'] },
})
