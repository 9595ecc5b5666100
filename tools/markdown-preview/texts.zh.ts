import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const zh: Texts<typeof operations> = {
  operations: {
    render: { title: '预览', description: '把 Markdown 渲染为安全的 HTML。', done: '预览已更新' },
  },
  input: {
    markdown: { label: 'Markdown', help: '要渲染的文本' },
    gfm: { label: 'GFM', help: 'GitHub 的扩展：表格、任务列表、删除线、自动链接、脚注、提示框、Front Matter' },
    toc: { label: '目录', help: '放在 [TOC] 所在的行，没有则放在开头' },
    html: { label: '原始 HTML', help: '保留文本中安全的 HTML；停用时按文本显示' },
    highlight: { label: '代码高亮', help: '为常见语言的代码着色' },
    math: { label: '数学公式', help: '$ 与 $、或 $$ 与 $$ 之间的 TeX' },
    lines: { label: '源文件行号', help: '用 data-line 标出每个块开始的行，从 0 起' },
  },
  output: {
    html: { label: 'HTML', help: '可以安全显示：没有脚本和样式；图片保留其 URL' },
    toc: {
      label: '大纲',
      help: '按顺序列出的标题',
      columns: {
        level: { label: '级别', help: '1 到 6' },
        text: { label: '标题', help: '不含标记' },
        id: { label: 'ID', help: '在 HTML 中的 id' },
      },
    },
    stats: { label: '统计', help: '字符、词和行按原文统计，其余按解析结果统计' },
  },
  guide: {
    steps: [
      '输入或粘贴 Markdown，或拖入文件。',
      '在旁边查看预览，并在选项中选择支持的语法。',
      '复制 HTML，或下载为自带样式的网页。',
    ],
    questions: [
      {
        question: '支持哪些 Markdown 语法？',
        answer:
          'CommonMark，通过其规范的全部示例。启用 GFM 后还支持 GitHub 的表格、任务列表、删除线、自动链接、脚注、提示框和 Front Matter。',
      },
      {
        question: '为什么有的图片没有显示？',
        answer:
          '预览不加载外部图片，以保护隐私，只显示其 URL；复制或导出的 HTML 中仍是图片。粘贴或拖入图片，即可把它放进文档本身。',
      },
      {
        question: '文本中的 HTML 怎么处理？',
        answer: '默认按文本显示；启用“原始 HTML”后保留安全的部分。脚本、样式、表单、框架和事件处理一律移除。',
      },
      {
        question: '公式怎么写？',
        answer: '启用“数学公式”，行内写 $x^2$，独立公式写在两行 $$ 之间。前面或后面有空格的美元符号仍是美元符号。',
      },
      {
        question: '为什么中文标点旁的加粗在别处不生效？',
        answer:
          '星号内侧是标点时，CommonMark 要求外侧有空格，否则不加粗。中日韩文字不用空格分词，所以这里采用对中日韩更友好的规则（CommonMark 的 CJK-friendly 修订），直接生效；在其他渲染器中可能仍显示星号。',
      },
      {
        question: '可以画图表吗？',
        answer: '可以，支持 Mermaid：写在 ```mermaid 与 ``` 之间。图表在本机绘制，导出的网页和打印结果中都有。',
      },
      {
        question: '如何编辑表格？',
        answer:
          '光标在表格中时，按 Tab 跳到下一格，在末尾会添加新行；按钮可增删行列、设置对齐，Markdown 源文件自动对齐。先按 Esc 再按 Tab 离开编辑器。',
      },
      { question: '文本会发送到别处吗？', answer: '不会。渲染在你的浏览器中完成，内容只留在本机。' },
    ],
  },
}
