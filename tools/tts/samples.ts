import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

/** Stands for the file in outputs; the sound itself has tests of its own. */
const file = (name: string, type: string): File => new File([], name, { type })

export const samples: Samples<typeof operations> = {
  speak: [
    {
      language: 'en',
      title: { en: 'A greeting', zh: '英文问候' },
      input: { text: 'Hello! This voice was made on your own device. [pause 500ms] Nothing was sent.' },
      output: { file: file('speech.wav', 'audio/wav'), seconds: 4.169 },
      varies: ['file'],
    },
    {
      language: 'zh',
      title: { en: 'Chinese with numbers', zh: '中文与数字' },
      input: { text: '今天是2026年11月22日，气温-5℃，涨了3.5%。电话：13800138000。', voice: 'cmn' },
      output: { file: file('speech.wav', 'audio/wav'), seconds: 11.956 },
      varies: ['file'],
    },
    {
      title: { en: 'Several languages, as MP3', zh: '多种语言，MP3' },
      input: {
        text: 'In Chinese, hello is 你好. In Japanese it is こんにちは. In Korean it is 안녕하세요.',
        voice: 'en-us+f2',
        format: 'mp3',
      },
      output: { file: file('speech.mp3', 'audio/mpeg'), seconds: 6.889 },
      varies: ['file'],
    },
  ],
  subtitles: [
    {
      language: 'en',
      title: { en: 'Two sentences', zh: '两句英文' },
      input: { text: 'The first line. [pause 1s] The second line, a little later.', subtitleFormat: 'vtt' },
      output: {
        subtitles:
          'WEBVTT\n\n1\n00:00:00.000 --> 00:00:00.828\nThe first line.\n\n2\n00:00:01.828 --> 00:00:03.671\nThe second line, a little later.\n',
        count: 2,
      },
    },
    {
      language: 'zh',
      title: { en: 'Two sentences in Chinese', zh: '两句话' },
      input: { text: '第一句话。[pause 1s]第二句话，稍晚一些。', subtitleFormat: 'vtt' },
      output: {
        subtitles:
          'WEBVTT\n\n1\n00:00:00.000 --> 00:00:00.925\n第一句话。\n\n2\n00:00:01.925 --> 00:00:04.001\n第二句话，稍晚一些。\n',
        count: 2,
      },
    },
  ],
  voices: [
    {
      title: { en: 'Korean voices', zh: '韩语声音' },
      input: { language: 'ko' },
      output: {
        voices: [
          { id: 'ko', name: 'Korean, male', language: 'ko-KR', gender: 'male' },
          { id: 'ko+m3', name: 'Korean, male, deep', language: 'ko-KR', gender: 'male' },
          { id: 'ko+f2', name: 'Korean, female', language: 'ko-KR', gender: 'female' },
          { id: 'ko+f4', name: 'Korean, female, bright', language: 'ko-KR', gender: 'female' },
        ],
      },
    },
  ],
}
