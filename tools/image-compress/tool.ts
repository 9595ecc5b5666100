import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 93,
  hot: true,
  title: { en: 'Image Compressor', zh: '图片压缩' },
  summary: { en: 'Smaller JPEG, PNG, WebP, AVIF', zh: '压缩 JPEG、PNG、WebP、AVIF' },
  description: {
    en: 'Compress JPEG, PNG, WebP and AVIF images without visible loss, to a target size if you like, and remove EXIF and other metadata; nothing is uploaded.',
    zh: '在线图片压缩：在浏览器中减小 JPEG、PNG、WebP、AVIF 图片的体积，肉眼看不出损失，可指定目标大小，批量处理，并去除 EXIF 等元数据，不会上传。',
  },
  keywords: {
    en: [
      'compress image',
      'reduce size',
      'optimize',
      'mozjpeg',
      'tinypng',
      'resize',
      'shrink',
      'photo',
      'make pictures smaller',
      'JPG',
      'remove metadata',
      'SVG',
      'SVGO',
    ],
    zh: ['压缩', '缩小', '优化', '图像', '照片', '调整尺寸', '变小', '减小体积', 'JPG', 'SVG'],
  },
  nextTo: { en: ['video', 'mp4 compressor'], zh: ['视频', '视频压缩'] },
})
