import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 70,
  title: { en: 'Color Extractor', zh: '图片取色' },
  summary: { en: 'A palette from a picture', zh: '从图片提取配色' },
  description: {
    en: 'Find the colors of a picture, pick any of its pixels, check contrasts, and take the palette to CSS or design tools.',
    zh: '提取图片的主要颜色，放大取色，检查对比度，并导出到 CSS 或设计软件。',
  },
  keywords: {
    en: ['palette', 'eyedropper', 'color picker', 'dominant color', 'contrast', 'swatches', 'Tailwind'],
    zh: ['调色板', '吸管', '主色', '配色', '对比度', '色卡', '颜色提取'],
  },
})
