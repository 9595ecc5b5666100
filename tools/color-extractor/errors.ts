import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  notImage: { en: 'Please select a valid image file', zh: '请选择有效的图片文件' },
  tooLarge: {
    en: 'This image has {width} × {height} pixels; the limit is 100 million: make it smaller first',
    zh: '图片为 {width} × {height} 像素，最多可读取 1 亿像素，请先缩小尺寸',
  },
  unsupported: {
    en: 'Failed to extract colors from image',
    zh: '提取图片颜色失败',
    reason: {
      en: '{type} isn’t supported; use PNG, JPEG or another supported format',
      zh: '不支持 {type} 格式，请换用 PNG、JPEG 等',
    },
  },
  transparent: {
    en: 'Failed to extract colors from image',
    zh: '提取图片颜色失败',
    reason: {
      en: 'the image is fully transparent: turn on “Include transparent pixels”',
      zh: '图片完全透明；勾选“包含透明像素”可查看其中存储的颜色',
    },
  },
  // A codec's own message isn't shown, since it is in English only.
  failed: {
    en: 'Failed to extract colors from image',
    zh: '提取图片颜色失败',
    reason: {
      en: 'the file is damaged, incomplete, or of an unsupported type',
      zh: '文件已损坏、不完整，或编解码器不支持其类型',
    },
  },
  copyFailed: { en: 'Failed to copy color', zh: '复制颜色失败' },
})
