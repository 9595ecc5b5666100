import { defineErrors } from '#kit/errors.ts'

const failed = { en: 'Cover generation failed', zh: '封面生成失败' }

export const errors = defineErrors({
  failed: { ...failed, reason: { en: 'the image couldn’t be exported', zh: '无法导出图片' } },
  noTitle: { ...failed, field: 'title', reason: { en: 'the title is empty: enter one', zh: '标题为空，请填写' } },
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
      en: '{width} × {height} pixels are over {million} million: choose a smaller size or scale',
      zh: '{width} × {height} 像素，超过 {million}00 万像素，请减小尺寸或倍数',
    },
  },
  logoUnreadable: {
    ...failed,
    field: 'logo',
    reason: {
      en: 'the logo is damaged, or its format isn’t supported',
      zh: 'Logo 已损坏，或格式不受支持',
    },
  },
  imageUnreadable: {
    ...failed,
    field: 'image',
    reason: {
      en: 'the image is damaged, or its format isn’t supported',
      zh: '图片已损坏，或格式不受支持',
    },
  },
  logoTooLarge: {
    ...failed,
    field: 'logo',
    reason: {
      en: 'the logo has more than {million} million pixels: make it smaller first',
      zh: 'Logo 超过 {million}00 万像素，请先缩小尺寸',
    },
  },
  imageTooLarge: {
    ...failed,
    field: 'image',
    reason: {
      en: 'the image has more than {million} million pixels: make it smaller first',
      zh: '图片超过 {million}00 万像素，请先缩小尺寸',
    },
  },
})
