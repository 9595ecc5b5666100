import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 86,
  title: { en: 'Image Converter', zh: '图片格式转换' },
  summary: { en: 'HEIC, SVG, TIFF to PNG, WebP, ICO', zh: 'HEIC、SVG 转 PNG、WebP、ICO' },
  description: {
    en: 'Convert images between PNG, JPEG, WebP, AVIF, JPEG XL, GIF, BMP, ICO and TIFF; open HEIC and SVG too, resize, make icons, many files at once.',
    zh: '在线图片格式转换：PNG、JPEG、WebP、AVIF、GIF、BMP、ICO、TIFF 互转，也能打开 HEIC 和 SVG，可调整尺寸、批量转换。',
  },
  keywords: {
    en: [
      'convert image',
      'picture',
      'HEIC to JPG',
      'SVG to PNG',
      'iPhone photo',
      'icon',
      'resize',
      'JXL',
      'WebP to PNG',
      'WebP to JPG',
      'PNG to JPG',
      'JPG to PNG',
      'AVIF to JPG',
      'PNG to ICO',
    ],
    zh: [
      '转换',
      '图像',
      '照片',
      'HEIC 转 JPG',
      '图标',
      'SVG 转 PNG',
      '苹果照片',
      '改格式',
      'WebP 转 PNG',
      'WebP 转 JPG',
      'PNG 转 JPG',
      'PNG 转 ICO',
    ],
  },
  nextTo: {
    en: ['mp4', 'background remover'],
    zh: ['视频转 GIF', '抠图', '去背景'],
  },
})
