import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  notImage: { en: 'Please select a valid image file', zh: '请选择有效的图片文件' },
  tooLarge: {
    en: 'This image has {width} × {height} pixels; the limit is 100 million: make it smaller first',
    zh: '图片为 {width} × {height} 像素，最多可读取 1 亿像素，请先缩小尺寸',
  },
  resultTooLarge: {
    en: 'The result would have {width} × {height} pixels; the limit is 100 million: choose smaller values or fewer images',
    zh: '结果将为 {width} × {height} 像素，最多 1 亿像素，请调小数值或减少图片',
  },
  needsMemory: {
    en: '{format} of {width} × {height} pixels takes more than the {mebibytes} MiB of memory that one run may use here; up to {million} million pixels fit. Use fewer pixels, the page of this tool or the command line',
    zh: '{width} × {height} 像素的 {format} 所需内存超过此处每次运行的上限 {mebibytes} MiB，最多 {million}00 万像素。请减少像素，或使用本工具的网页或命令行',
  },
  unsupported: {
    en: '{kind} is not supported; use PNG, JPEG or another supported format',
    zh: '不支持 {kind}，请换用 PNG、JPEG 等格式',
  },
  outside: {
    en: 'The area lies outside the image: the image has {width} × {height} pixels',
    zh: '选区超出图片范围：图片为 {width} × {height} 像素',
  },
  noArea: { en: 'Mark at least one area to cover', zh: '请至少标出一处要遮盖的区域', field: 'areas' },
  tooManyParts: {
    en: 'The image has only {width} × {height} pixels: choose fewer rows and columns',
    zh: '图片只有 {width} × {height} 像素，请减少行数和列数',
  },
  nothingToDo: { en: 'Enter a text or choose a logo', zh: '请输入文字或选择 Logo', field: 'text' },
  // A codec's own message isn't shown, since it is in English only.
  damaged: {
    en: 'The file is damaged',
    zh: '文件已损坏',
    reason: {
      en: 'it is incomplete, or of an unsupported type',
      zh: '内容不完整，或编解码器不支持其类型',
    },
  },
})
