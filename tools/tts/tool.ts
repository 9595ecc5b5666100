import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'other',
  popularity: 74,
  title: { en: 'Text to Speech', zh: '文字转语音' },
  summary: { en: 'Speak text, save as WAV or MP3', zh: '朗读文字，保存为 WAV、MP3' },
  description: {
    en: 'Turn text into speech on your device: 13 languages, pauses, WAV, MP3 and subtitles.',
    zh: '在本机把文字转成语音：13 种语言和口音，支持停顿、WAV、MP3 和字幕。',
  },
  keywords: {
    en: ['tts', 'read aloud', 'voice', 'speech', 'speak', 'narration', 'subtitles', 'mp3', 'audio'],
    zh: ['语音合成', '朗读', '配音', '读出来', '文本转语音', '字幕', '音频', '播音'],
  },
})
