import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en: Texts<typeof operations> = {
  operations: {
    speak: { title: 'Speak', description: 'Turn text into speech, as a file.', done: 'Generated' },
    subtitles: {
      title: 'Subtitles',
      description: 'Make subtitles that match the speech of the same text, voice and speed.',
      done: 'Written',
    },
    voices: { title: 'Voices', description: 'List the voices.', done: 'Listed' },
  },
  input: {
    text: { label: 'Text', help: 'At most 100,000 characters; <pause 1.5s> or [pause 500ms] inserts silence' },
    voice: { label: 'Voice', help: 'Such as en, en-us+f2 or cmn; the operation voices lists all' },
    speed: { label: 'Speed', help: '2 is twice as fast' },
    pitch: { label: 'Pitch', help: '1 is the voice’s own' },
    volume: { label: 'Volume', help: '1 is the loudest' },
    format: {
      label: 'Format',
      help: 'MP3 is a fifth of the size',
      choices: { wav: 'WAV', mp3: 'MP3' },
    },
    language: { label: 'Language', help: 'List the voices of one language, such as zh or en-US' },
    subtitleFormat: {
      label: 'Subtitle format',
      help: 'SRT for most players, VTT for web pages',
      choices: { srt: 'SRT', vtt: 'VTT' },
    },
  },
  output: {
    file: { label: 'Speech', help: 'The speech as a file: 22,050 Hz, one channel' },
    seconds: { label: 'Seconds', help: 'How long the speech lasts' },
    subtitles: { label: 'Subtitles', help: 'What is said, with the time of each line' },
    count: { label: 'Lines', help: 'How many subtitles there are' },
    voices: {
      label: 'Voices',
      help: 'Every voice that comes with this site',
      columns: {
        id: { label: 'ID', help: 'What the field voice takes' },
        name: { label: 'Name', help: 'Its language and how it sounds' },
        language: { label: 'Language', help: 'As a language tag' },
        gender: { label: 'Gender', help: 'How it sounds', choices: { male: 'Male', female: 'Female' } },
      },
    },
  },
  guide: {
    steps: [
      'Type or paste a text, and choose a voice.',
      'Press Generate: it starts to play with the first sentence, while the rest is made.',
      'Download the sound and, if you like, its subtitles.',
    ],
    questions: [
      {
        question: 'Why does it sound like a robot?',
        answer:
          'The built-in voices are made by eSpeak NG, a small engine that computes the sound from rules. It is clear, knows many languages and works on your device without a connection. For a natural voice, listen with a system voice; browsers do not let a page record those.',
      },
      {
        question: 'How do I insert a pause?',
        answer: 'Write <pause 1.5s> or [pause 500ms] where it belongs. The silence is exactly as long as you say.',
      },
      {
        question: 'Can I mix languages?',
        answer:
          'Yes. Chinese, Japanese kana and Korean are recognized by their script and read by a voice of their language, in the timbre you chose. Kanji in Japanese text are read in Chinese, as the engine has no Japanese dictionary: write kana for those.',
      },
      {
        question: 'How long can a text be?',
        answer:
          'Up to 100,000 characters, which is hours of sound. It is made sentence by sentence, and you can cancel at any time.',
      },
      {
        question: 'Is my text sent anywhere?',
        answer:
          'Not with the built-in voices: they speak on your device. A system voice belongs to your browser or system, and some of those are online services that receive the text.',
      },
    ],
  },
}
