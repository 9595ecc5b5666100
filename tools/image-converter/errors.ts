import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  notImage: { en: 'Please select a valid image file', zh: '请选择有效的图片文件' },
  tooLarge: {
    en: 'This image has {width} × {height} pixels; the limit is 100 million: make it smaller first',
    zh: '图片为 {width} × {height} 像素，最多可读取 1 亿像素，请先缩小尺寸',
  },
  resultTooLarge: {
    en: 'Image conversion failed',
    zh: '图片转换失败',
    reason: {
      en: 'the result would have {width} × {height} pixels; this format allows {most} per side, and every format 100 million in all: choose a smaller size',
      zh: '结果为 {width} × {height} 像素，此格式每边最多 {most} 像素，总数最多 1 亿像素，请缩小尺寸',
    },
  },
  animationTooLarge: {
    en: 'Image conversion failed',
    zh: '图片转换失败',
    reason: {
      en: 'this animation would have {frames} frames of {width} × {height} pixels; the limits are {mostFrames} frames and 1 billion pixels in all. Choose a smaller size, or the first frame only',
      zh: '动图为 {frames} 帧，每帧 {width} × {height} 像素；最多可转换 {mostFrames} 帧，总共 10 亿像素。请缩小尺寸，或只取第一帧',
    },
    field: 'animation',
  },
  needsMemory: {
    en: 'Image conversion failed',
    zh: '图片转换失败',
    reason: {
      en: '{format} of {width} × {height} pixels takes more than the {mebibytes} MiB of memory that one run may use here; up to {million} million pixels fit. Use fewer pixels, another format, the page of this tool or the command line',
      zh: '{width} × {height} 像素的 {format} 所需内存超过此处每次运行的上限 {mebibytes} MiB，此格式最多 {million}00 万像素。请减少像素、改用其他格式，或使用本工具的网页或命令行',
    },
  },
  unsupported: {
    en: 'Image conversion failed',
    zh: '图片转换失败',
    reason: {
      en: '{type} isn’t supported; use PNG, JPEG or another supported format',
      zh: '不支持 {type} 格式，请换用 PNG、JPEG 等',
    },
  },
  // Messages of codecs are in English only, so this one is ours.
  failed: {
    en: 'Image conversion failed',
    zh: '图片转换失败',
    reason: {
      en: 'the file is damaged, incomplete, or of an unsupported type',
      zh: '文件已损坏、不完整，或编解码器不支持其类型',
    },
  },
})
