import { defineErrors } from '#kit/errors.ts'
import type { Params } from '#kit/tool-error.ts'
import { formatProperties } from './barcode/formats.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter text to generate QR code', zh: '请输入要生成二维码的文本' },
  emptyBarcode: { en: 'Please enter text to generate a barcode', zh: '请输入要生成条形码的文本', field: 'text' },
  tooLong: {
    en: 'This text is too long for a QR code: it takes {bytes} bytes, and level {level} allows {most}. Shorten it or lower the error correction',
    zh: '文本太长，无法放入二维码：需要 {bytes} 字节，{level} 级最多 {most} 字节。请缩短文本或降低容错级别',
  },
  lineTooLong: {
    en: 'Line {line} is too long for a QR code: it takes {bytes} bytes, and level {level} allows {most}. Shorten it or lower the error correction',
    zh: '第 {line} 行太长，无法放入二维码：需要 {bytes} 字节，{level} 级最多 {most} 字节。请缩短文本或降低容错级别',
    field: 'texts',
  },
  tooSmall: {
    en: 'This code has {least} modules per side with its margin, more than the {size} pixels asked for. Make it larger, or shorten the text',
    zh: '此二维码含边距每边 {least} 个码点，超过所选的 {size} 像素。请调大尺寸或缩短文本',
    field: 'size',
  },
  tooMany: {
    en: 'There are {count} texts; the limit is {most} at a time',
    zh: '共 {count} 条文本，一次最多生成 {most} 个',
    field: 'texts',
  },
  noContacts: {
    en: 'No row has a name, an organization, an email or a phone: say which column holds them',
    zh: '没有一行含有姓名、单位、邮箱或电话，请指定这些内容在哪一列',
    field: 'columns',
  },
  tooMuchAtOnce: {
    en: '{count} codes of {size} × {size} pixels take longer than one run may take here; {most} of that size fit. Make fewer or smaller ones, or use the page of this tool or the command line',
    zh: '{count} 个 {size} × {size} 像素的二维码超出此处每次运行的时间，此尺寸最多 {most} 个。请减少数量或尺寸，或使用本工具的网页或命令行',
    field: 'texts',
  },
  badCharacters: {
    en: '{format} cannot hold {found}: it takes {allowed}',
    zh: '{format} 不支持 {found}，只能包含：{allowed}',
    field: 'text',
    inChinese: allowedInChinese,
  },
  badLength: {
    en: '{format} has {length} digits, or {without} without the check digit; this text has {found}',
    zh: '{format} 为 {length} 位数字，不含校验位为 {without} 位，此文本有 {found} 位',
    field: 'text',
  },
  badCheckDigit: {
    en: 'The check digit {found} is wrong: the right one is {right}',
    zh: '校验位 {found} 有误，应为 {right}',
    field: 'text',
  },
  tooLongForFormat: {
    en: 'This text is too long for {format}: shorten it, or choose Data Matrix, PDF417 or Aztec',
    zh: '文本太长，{format} 容纳不下。请缩短文本，或改用 Data Matrix、PDF417 或 Aztec',
    field: 'text',
  },
  badNumber: {
    en: 'A phone number needs digits, as in +86 10 1234 5678',
    zh: '电话号码需包含数字，例如 +86 10 1234 5678',
    field: 'number',
  },
  badAddress: {
    en: 'This is not an email address such as lin@example.org',
    zh: '邮箱格式不对，请写成 lin@example.org 这样',
    field: 'to',
  },
  badTime: {
    en: '{time} is not a time: write 2026-05-01 14:30, or 2026-05-01 for a whole day',
    zh: '{time} 不是有效时间，请写成 2026-05-01 14:30，全天活动写成 2026-05-01',
    field: 'start',
  },
  badEnd: {
    en: '{time} is not a time: write 2026-05-01 14:30, or 2026-05-01 for a whole day',
    zh: '{time} 不是有效时间，请写成 2026-05-01 14:30，全天活动写成 2026-05-01',
    field: 'end',
  },
  otherEnd: {
    en: 'Write the end like the beginning: both as days, both as times, or both with a time zone',
    zh: '结束与开始的格式须一致：都写日期，都写时间，或都带时区',
    field: 'end',
  },
  endsEarly: {
    en: 'The event ends before it begins: choose a later end',
    zh: '结束时间须晚于开始时间，请修改',
    field: 'end',
  },
  initFailed: { en: 'Failed to initialize QR generator', zh: '二维码生成器初始化失败' },
  failed: { en: 'Failed to generate QR code', zh: '二维码生成失败' },
  badLogo: {
    en: 'This logo cannot be read: use a PNG, JPEG, WebP, AVIF or JPEG XL',
    zh: '无法读取此 Logo，请使用 PNG、JPEG、WebP、AVIF 或 JPEG XL',
    field: 'logo',
  },
  notImage: { en: 'Please select a valid image file', zh: '请选择有效的图片文件', field: 'file' },
  tooLarge: {
    en: 'This image has {width} × {height} pixels; the limit is 100 million: make it smaller first',
    zh: '图片为 {width} × {height} 像素，最多可读取 1 亿像素，请先缩小尺寸',
  },
  noCode: {
    en: 'No readable QR code was found in this image, nor a barcode: try a sharper or larger one',
    zh: '图片中没有可识别的二维码或条形码，请换一张更清晰的图片',
  },
})

function allowedInChinese(params: Params): Params {
  const words = Object.values(formatProperties).find(({ title }) => title === params['format'])?.allowed?.words
  return { ...params, allowed: words?.zh ?? '' }
}
