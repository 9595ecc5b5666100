import { defineErrors } from '#kit/errors.ts'

const failed = { en: 'Failed to generate speech. Please try again.', zh: '语音生成失败，请重试。' }

export const errors = defineErrors({
  failed,
  empty: { en: 'Enter some text to speak', zh: '请输入要朗读的文字', field: 'text' },
  unknownVoice: {
    en: 'There is no voice “{voice}”; the “voices” operation lists them all',
    zh: '没有名为“{voice}”的音色，全部音色见 voices 操作',
    field: 'voice',
  },
  notEnglish: {
    en: 'The voice “{voice}” speaks English only; enter English text, or choose a voice of the text’s language',
    zh: '音色“{voice}”只会读英语，请输入英语，或选择文字所用语言的音色',
    field: 'text',
  },
  voicesNotLoaded: {
    en: 'The natural voices could not be loaded; try again while you are online, or choose another voice',
    zh: '自然音色加载失败，请联网后重试，或选择其他音色',
    field: 'voice',
  },
  tooMuchPause: {
    en: 'The pauses add up to {minutes} minutes; shorten them to {most} at most',
    zh: '停顿合计 {minutes} 分钟，请缩短到 {most} 分钟以内',
    field: 'text',
  },
})
