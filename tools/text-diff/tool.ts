import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'text',
  popularity: 83,
  title: { en: 'Text Diff', zh: '文本对比' },
  summary: { en: 'Compare two texts', zh: '对比两段文本' },
  description: {
    en: 'Compare two texts online by line, word or character, side by side or unified; ignore case or whitespace, find moved blocks, and create or apply patches.',
    zh: '在线文本对比：按行、词或字符找出两段文本的差异，并排或单栏显示，可忽略大小写与空白，识别移动的段落，并可生成和应用 unified diff 补丁。',
  },
  keywords: {
    en: [
      'compare',
      'difference',
      'patch',
      'git diff',
      'merge',
      'three-way merge',
      'diff3',
      'make patch',
      'apply patch',
      'unified diff',
      'compare folders',
      'directory diff',
      'diffchecker',
    ],
    zh: ['比较', '差异', '比对', '补丁', '对比工具', '三方合并', '合并冲突', '文件夹对比', 'diff'],
  },
})
