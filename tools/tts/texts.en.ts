import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en: Texts<typeof operations> = {
  operations: {
    speak: { title: 'Speak', description: 'Convert text to speech, as an audio file.', done: 'Generated' },
    subtitles: {
      title: 'Subtitles',
      description: 'Generate subtitles that match the speech of the same text, voice and speed.',
      done: 'Generated',
    },
    voices: { title: 'Voices', description: 'List the voices.', done: 'Listed' },
  },
  input: {
    text: { label: 'Text', help: 'Up to 100,000 characters; <pause 1.5s> or [pause 500ms] inserts silence' },
    voice: {
      label: 'Voice',
      help: 'Such as en, en-us+f2, cmn, or slt for natural English; the “voices” operation lists them all',
    },
    speed: { label: 'Speed', help: '2 is twice as fast' },
    pitch: { label: 'Pitch', help: '1 is the voice’s default' },
    volume: { label: 'Volume', help: '1 is the loudest' },
    format: {
      label: 'Format',
      help: 'MP3 is a fifth the size of WAV',
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
    file: { label: 'Speech', help: 'The audio file: 22,050 Hz, mono' },
    seconds: { label: 'Seconds', help: 'Length of the audio' },
    subtitles: { label: 'Subtitles', help: 'What is said, with the time of each line' },
    count: { label: 'Lines', help: 'How many subtitles there are' },
    voices: {
      label: 'Voices',
      help: 'Every voice that comes with this site',
      columns: {
        id: { label: 'ID', help: 'The value for the “voice” field' },
        name: { label: 'Name', help: 'Its language and how it sounds' },
        language: { label: 'Language', help: 'As a language tag' },
        gender: { label: 'Gender', help: 'How it sounds', choices: { male: 'Male', female: 'Female' } },
      },
    },
  },
  guide: {
    steps: [
      'Type or paste a text, and choose a voice.',
      'Click Generate: it starts to play with the first sentence, while the rest is generated.',
      'Download the audio and, if you like, its subtitles.',
    ],
    questions: [
      {
        question: 'Why does it sound like a robot?',
        answer:
          'Most built-in voices come from eSpeak NG, a small engine that synthesizes speech by rules. It is clear, supports many languages and works on your device without a connection. For natural English, choose slt, rms or awb. For other languages, listen with a system voice; browsers do not let a page record those.',
      },
      {
        question: 'What is different about the natural voices?',
        answer:
          'slt (female) and rms (male) are American, awb (male) is Scottish. They are made from recordings by Flite, and load on first use. They speak English only; Chinese, Japanese, Korean and other scripts within an English text are read by a similar eSpeak NG voice. Speed, pitch and volume work as usual, but another pitch also changes the timbre of rms.',
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
          'Up to 100,000 characters, which is hours of audio. It is generated sentence by sentence, and you can cancel at any time.',
      },
      {
        question: 'Is my text sent anywhere?',
        answer:
          'Not with the built-in voices: they speak on your device. A system voice belongs to your browser or system, and some of those are online services that receive the text.',
      },
    ],
  },
}
