import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 91,
  hot: true,
  title: { en: 'QR Code Generator', zh: '二维码生成' },
  summary: { en: 'QR codes that scan, with a logo', zh: '保证能扫的二维码，可加 Logo' },
  description: {
    en: 'Make QR codes in your colors and with your logo, read back before you get them; or read them from a picture.',
    zh: '制作带颜色和 Logo 的二维码，生成后自动回读验证；也可识别图片中的二维码。',
  },
  keywords: {
    en: ['QR', 'barcode', 'scan', 'Wi-Fi', 'vCard', 'contact', 'logo', 'SVG', 'reader', 'decode QR', 'calendar'],
    zh: ['二维码', 'QR', '扫码', '扫一扫', '识别二维码', 'Wi-Fi', '名片', 'Logo', '条码', '批量'],
  },
})
