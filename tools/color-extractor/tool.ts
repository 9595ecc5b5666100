import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 70,
  title: { en: 'Color Extractor', zh: '图片取色' },
  summary: { en: 'A palette from an image', zh: '从图片提取色板' },
  description: {
    en: 'Extract a color palette from an image, pick pixel colors, check WCAG and APCA contrast, and export to CSS, SCSS, Tailwind, ASE (Adobe) or GPL (GIMP).',
    zh: '在线图片取色：从图片提取色板，点击像素取色，检查 WCAG 与 APCA 对比度，导出 CSS、SCSS、Tailwind、ASE 或 GPL。',
  },
  keywords: {
    en: ['palette', 'eyedropper', 'color picker', 'dominant color', 'contrast', 'swatches', 'picture', 'Tailwind'],
    zh: ['调色板', '吸管', '主色', '配色', '对比度', '色卡', '颜色提取', '取色器', '取色'],
  },
})
