import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 86,
  title: { en: 'Image Converter', zh: '图片格式转换' },
  summary: { en: 'HEIC, SVG, TIFF to PNG, WebP, ICO', zh: 'HEIC、SVG 转 PNG、WebP、ICO' },
  description: {
    en: 'Turn pictures into PNG, JPEG, WebP, AVIF, JPEG XL, GIF, BMP, ICO or TIFF in your browser, many at once.',
    zh: '在浏览器里把图片批量转成 PNG、JPEG、WebP、AVIF、JPEG XL、GIF、BMP、ICO 或 TIFF。',
  },
  keywords: {
    en: ['convert image', 'HEIC to JPG', 'favicon', 'SVG to PNG', 'iPhone photo', 'icon', 'resize', 'JXL'],
    zh: ['转换', '图像', '照片', 'HEIC 转 JPG', '图标', 'SVG 转 PNG', '苹果照片', '改格式'],
  },
})
