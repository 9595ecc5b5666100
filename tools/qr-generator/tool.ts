import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 91,
  hot: true,
  title: { en: 'QR Code Generator', zh: '二维码生成' },
  summary: { en: 'QR codes with colors and a logo', zh: '彩色二维码，可加 Logo' },
  description: {
    en: 'Generate QR codes for links, Wi-Fi, contacts and events in your colors, with a logo, each tested for scanning; export PNG or SVG, in batch, or read QR codes.',
    zh: '在线二维码生成：链接、Wi-Fi、名片、日程均可，支持自定义颜色与 Logo，自动验证能否扫出，导出 PNG、SVG，可批量生成，也能识别图片中的二维码。',
  },
  keywords: {
    en: [
      'QR',
      'barcode',
      'scan',
      'Wi-Fi',
      'vCard',
      'contact',
      'logo',
      'SVG',
      'reader',
      'decode QR',
      'calendar',
      'qrcode',
      'QR reader',
    ],
    zh: ['二维码', 'QR', '扫码', '扫一扫', '识别二维码', 'Wi-Fi', '名片', 'Logo', '条码', '批量'],
  },
  nextTo: { en: ['ocr', 'image to text'], zh: ['OCR', '文字识别', '图片转文字'] },
})
