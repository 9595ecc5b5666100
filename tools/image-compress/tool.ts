import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 93,
  hot: true,
  title: { en: 'Image Compressor', zh: '图片压缩' },
  summary: { en: 'Smaller JPEG, PNG, WebP, AVIF', zh: '压缩 JPEG、PNG、WebP、AVIF' },
  description: {
    en: 'Make pictures smaller without visible loss, in your browser, and strip what cameras write into them.',
    zh: '在浏览器里减小图片体积，肉眼看不出损失，并去除相机写入的信息。',
  },
  keywords: {
    en: ['compress image', 'reduce size', 'optimize', 'mozjpeg', 'tinypng', 'EXIF', 'resize', 'shrink', 'photo', 'JPG'],
    zh: ['压缩', '缩小', '优化', '图像', '照片', '去除 EXIF', '调整尺寸', '变小', '减小体积', 'JPG'],
  },
})
