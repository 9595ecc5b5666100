import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 91,
  hot: true,
  title: { en: 'QR Code Generator', zh: '二维码生成' },
  summary: { en: 'QR codes with colors and a logo', zh: '彩色二维码，可加 Logo' },
  description: {
    en: 'Generate QR codes for links, Wi-Fi and contacts in your colors, with a logo, and barcodes such as EAN-13 and Code 128, each tested for scanning; or read them.',
    zh: '在线生成二维码：链接、Wi-Fi、名片均可，支持颜色与 Logo；也能生成 EAN-13、Code 128 等条形码，自动验证能否扫出，可批量生成和识别。',
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
      'EAN-13',
      'Code 128',
      'UPC',
      'Data Matrix',
    ],
    zh: ['二维码', 'QR', '扫码', '扫一扫', '识别二维码', 'Wi-Fi', '名片', 'Logo', '条码', '条形码', '一维码', '批量'],
  },
  nextTo: { en: ['ocr', 'image to text'], zh: ['OCR', '文字识别', '图片转文字'] },
})
