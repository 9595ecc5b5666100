import { defineErrors } from '#kit/errors.ts'

const failed = { en: 'Cover generation failed', zh: '封面生成失败' }

export const errors = defineErrors({
  failed: { ...failed, reason: { en: 'the picture could not be written', zh: '无法写出图片' } },
  noTitle: { ...failed, field: 'title', reason: { en: 'the title is empty', zh: '标题为空' } },
  noWidth: { ...failed, field: 'width', reason: { en: 'a custom size needs a width', zh: '自定义尺寸需要填写宽度' } },
  noHeight: {
    ...failed,
    field: 'height',
    reason: { en: 'a custom size needs a height', zh: '自定义尺寸需要填写高度' },
  },
  tooLarge: {
    ...failed,
    field: 'scale',
    reason: {
      en: '{width} x {height} pixels are more than the {million} million that every browser can draw',
      zh: '{width} × {height} 像素，超过各浏览器都能绘制的 {million}00 万像素',
    },
  },
  logoUnreadable: {
    ...failed,
    field: 'logo',
    reason: {
      en: 'the logo is damaged, or in a format that cannot be read here',
      zh: 'Logo 已损坏，或格式不受支持',
    },
  },
  imageUnreadable: {
    ...failed,
    field: 'image',
    reason: {
      en: 'the picture is damaged, or in a format that cannot be read here',
      zh: '图片已损坏，或格式不受支持',
    },
  },
  logoTooLarge: {
    ...failed,
    field: 'logo',
    reason: { en: 'the logo has more than {million} million pixels', zh: 'Logo 超过 {million}00 万像素' },
  },
  imageTooLarge: {
    ...failed,
    field: 'image',
    reason: { en: 'the picture has more than {million} million pixels', zh: '图片超过 {million}00 万像素' },
  },
})
