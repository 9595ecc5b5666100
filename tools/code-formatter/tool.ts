import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 82,
  title: { en: 'Code Formatter', zh: '代码格式化' },
  summary: { en: 'HTML, CSS, JS, TS: format, minify', zh: 'HTML、CSS、JS、TS 美化与压缩' },
  description: {
    en: 'Format HTML, CSS, SCSS, JavaScript, TypeScript, JSX, Vue, Markdown, YAML and GraphQL as Prettier does, and minify JavaScript, CSS and HTML.',
    zh: '格式化 HTML、CSS、JS、TypeScript、Vue、Markdown、YAML，与 Prettier 结果一致；也可压缩 JS、CSS、HTML。',
  },
  keywords: {
    en: [
      'beautify',
      'prettify',
      'Prettier',
      'minifier',
      'uglify',
      'terser',
      'indent',
      'JS beautifier',
      'compress',
      'minify',
      'HTML formatter',
      'CSS formatter',
    ],
    zh: ['代码美化', '美化', 'JS 压缩', 'CSS 压缩', 'HTML 压缩', '混淆', '缩进', 'Prettier'],
  },
})
