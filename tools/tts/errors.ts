import { defineErrors } from '#kit/errors.ts'

const failed = { en: 'Failed to generate speech. Please try again.', zh: '语音生成失败，请重试。' }

export const errors = defineErrors({
  failed,
  empty: { en: 'Enter some text to speak', zh: '请输入要朗读的文字', field: 'text' },
  unknownVoice: {
    en: 'There is no voice "{voice}"',
    zh: '没有名为“{voice}”的声音',
    field: 'voice',
  },
  tooMuchPause: {
    en: 'The pauses add up to {minutes} minutes; the limit is {most}',
    zh: '停顿合计 {minutes} 分钟，超过上限 {most} 分钟',
    field: 'text',
  },
})
