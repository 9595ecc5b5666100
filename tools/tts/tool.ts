import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'other',
  popularity: 74,
  title: { en: 'Text to Speech', zh: '文字转语音' },
  summary: { en: 'Speak text as WAV or MP3', zh: '朗读文字为 WAV、MP3' },
  description: {
    en: 'Convert text to speech on your device with built-in voices: 9 languages in 13 accents, pauses, speed and pitch; download WAV or MP3 with SRT or VTT subtitles.',
    zh: '在线文字转语音：用内置音色在本机把文字转成语音，支持普通话、粤语、英语等 13 种语言和口音，可插入停顿、调节语速与音调，下载 WAV、MP3 和字幕。',
  },
  keywords: {
    en: [
      'tts',
      'read aloud',
      'voice',
      'speech',
      'speak',
      'narration',
      'natural voice',
      'subtitles',
      'mp3',
      'audio',
      'text to mp3',
    ],
    zh: ['语音合成', '朗读', '配音', '读出来', '文本转语音', '字幕', '音频', '播音', '自然语音'],
  },
  nextTo: {
    en: ['translate', 'translator', 'speech to text', 'transcribe', 'dictation'],
    zh: ['翻译', '语音转文字', '语音识别'],
  },
})
