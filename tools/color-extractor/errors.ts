import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  notImage: { en: 'Please select a valid image file', zh: '请选择有效的图片文件' },
  tooLarge: {
    en: 'This picture has {width} x {height} pixels; at most {million} million can be read',
    zh: '图片为 {width} × {height} 像素，最多可读取 {million}00 万像素',
  },
  unsupported: {
    en: 'Failed to extract colors from image',
    zh: '提取图片颜色失败',
    reason: { en: '{type} cannot be read here', zh: '此处无法读取 {type}' },
  },
  transparent: {
    en: 'Failed to extract colors from image',
    zh: '提取图片颜色失败',
    reason: {
      en: 'all of it is transparent; include transparent pixels to see the colors they hold',
      zh: '图片完全透明；勾选“包含透明像素”可查看其中存储的颜色',
    },
  },
  // What a codec says of it is said in its own words, in English alone; these are ours.
  failed: {
    en: 'Failed to extract colors from image',
    zh: '提取图片颜色失败',
    reason: {
      en: 'the file is damaged, cut off, or of a kind that cannot be read',
      zh: '文件已损坏、不完整，或编解码器不支持其类型',
    },
  },
  copyFailed: { en: 'Failed to copy color', zh: '复制颜色失败' },
})
