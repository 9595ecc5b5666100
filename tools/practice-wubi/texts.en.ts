import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    lookup: {
      title: 'Look up codes',
      description:
        'Look up the Wubi 86 codes and roots of every character of a text, and the codes of the words in it.',
    },
    search: { title: 'Look up characters', description: 'Find the characters and words for a Wubi 86 code.' },
  },
  input: {
    text: { label: 'Chinese text', help: 'Each character is looked up once' },
    code: { label: 'Code', help: '1 to 4 letters; z stands for any letter' },
    table: { label: 'Code table', help: 'A JSON file by character or by code, instead of the built-in Wubi 86' },
  },
  output: {
    characters: {
      label: 'Characters',
      help: 'In the order of the text, or the most common first',
      columns: {
        character: { label: 'Character', help: 'The character' },
        codes: { label: 'Codes', help: 'All correct codes, the shortest first; empty if not in the table' },
        level: {
          label: 'Level',
          help: 'The fewest letters it can be typed with',
          choices: {
            first: 'Level 1',
            second: 'Level 2',
            third: 'Level 3',
            full: 'Full code',
            none: 'Not in the table',
          },
        },
        split: {
          label: 'Split',
          help: 'The roots with their keys, then the last-stroke code: 口K 八W + U; absent if not known',
        },
        kind: {
          label: 'Kind',
          help: 'How the code is formed',
          choices: {
            compound: 'Compound: roots, then the last-stroke code if fewer than four',
            'key-name': 'Key name: the key four times',
            root: 'Root: its key, then its first, second and last stroke',
            stroke: 'Single stroke: its key twice, then LL',
          },
        },
        roots: {
          label: 'Roots',
          help: 'What is typed for, in writing order: the first three roots and the last',
          columns: {
            root: { label: 'Root', help: 'The root, or its name if Unicode lacks it: 牛头 is the top of 牛' },
            key: { label: 'Key', help: 'The letter of its key' },
          },
        },
        identification: {
          label: 'Last-stroke code',
          help: 'The letter for the last stroke and the structure, of characters with two or three roots',
        },
      },
    },
    words: {
      label: 'Words',
      help: 'Words that can be typed as one',
      columns: {
        word: { label: 'Word', help: 'The word' },
        code: { label: 'Code', help: 'Made of the codes of its characters' },
      },
    },
    truncated: { label: 'Truncated', help: 'Whether there are more than are listed' },
  },
  guide: {
    steps: [
      'Choose a lesson: simplified codes, a zone of the keyboard, common characters, words, an article or your own text.',
      'Type in the field, with your input method set to Wubi, or with the letters of the codes and no input method at all.',
      'Missed characters are saved: practice them under “Often missed”, and see your keys and results below.',
      'Under “Code query”, enter a text to see its codes and roots, or a code to see its characters.',
    ],
    questions: [
      {
        question: 'Do I need an input method?',
        answer:
          'No. Without one, type the letters of a code, then the space bar; the fourth letter commits by itself. With one, whatever it commits is compared with the text, several characters at once too.',
      },
      {
        question: 'What do level 1, 2 and 3 mean?',
        answer:
          'The most common characters have simplified codes: 25 of one letter, about 600 of two letters, about 4,000 of three. The full code is right as well, and a word may be typed with its four letters.',
      },
      {
        question: 'How is a character split into roots?',
        answer:
          'In writing order, into as few roots as possible: the keys of the first three and the last are the code, so 键 is 钅Q 彐V 二F 廴P. With two or three roots, a last-stroke code may follow, for the last stroke and the structure: 只 is 口K 八W + U. The splits of 7,500 characters are built in, all of them consistent with the code table. A root missing from Unicode is shown by name: 牛头 is the top of 牛.',
      },
      {
        question: 'How are speed and accuracy counted?',
        answer:
          'Speed is the characters typed correctly, divided by the minutes without pauses. Accuracy is the share of correct characters among all you entered: a wrong character or an incorrect code counts as one miss, even if corrected later.',
      },
      {
        question: 'Which code table is it?',
        answer:
          'Wubi 86, from the Rime project (LGPL-3.0), with the 20,902 characters of Unicode’s first block and 20,000 common words. You can upload a table of your own as JSON, by character or by code: {"字":"pb pbf"} or {"pb":["字"]}.',
      },
      {
        question: 'Can practice run from the command line or the API?',
        answer:
          'No. A round of practice lives on this page and on this device. Looking up codes works everywhere: on the page, over HTTP, MCP and on the command line.',
      },
      {
        question: 'Where are my results?',
        answer:
          'In this browser, on this device. Export them as a file to keep them or to take them to another device, and import it there.',
      },
    ],
  },
} satisfies Texts<typeof operations>
