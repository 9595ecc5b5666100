import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: { crop: { title: 'Crop', description: 'Write a text from its end.' } },
  input: {
    text: { label: 'Text', help: 'The text to reverse' },
    eachLine: { label: 'Turn each line around', help: 'Line breaks stay where they are' },
  },
  output: { text: { label: 'Result', help: 'The reversed text' } },
  guide: {
    steps: ['Type or paste a text.', 'Copy the result, or swap to turn it back.'],
    questions: [
      { question: 'Do emoji survive?', answer: 'Yes, what looks like one character is moved as one.' },
      { question: 'Is the text sent anywhere?', answer: 'No, it is reversed on your device.' },
    ],
  },
} satisfies Texts<typeof operations>
