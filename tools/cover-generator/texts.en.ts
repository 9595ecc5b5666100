import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const sizes = {
  wechat: 'WeChat 900 x 500',
  'wechat-article': 'WeChat article 900 x 383',
  weibo: 'Weibo 560 x 260',
  xiaohongshu: 'Xiaohongshu 1242 x 1660',
  douyin: 'Douyin 1080 x 1920',
  bilibili: 'Bilibili 1146 x 717',
  youtube: 'YouTube 1280 x 720',
  'open-graph': 'Link preview (Open Graph) 1200 x 630',
}

export const en: Texts<typeof operations> = {
  operations: {
    generate: { title: 'Generate', description: 'Draw a cover from a title.', done: 'Drawn' },
    generateAll: {
      title: 'All sizes',
      description: 'Draw one design in the size of every platform, as a ZIP.',
      done: 'Drawn',
    },
  },
  input: {
    title: { label: 'Title', help: 'Long titles wrap and become smaller; a line break is kept' },
    subtitle: { label: 'Subtitle', help: 'Below the title, smaller' },
    author: { label: 'Author', help: 'Your name or account' },
    size: {
      label: 'Size',
      help: 'Where the cover will be used; in pixels',
      choices: { ...sizes, custom: 'Custom' },
    },
    width: { label: 'Width', help: 'Of a custom size, in pixels' },
    height: { label: 'Height', help: 'Of a custom size, in pixels' },
    preset: {
      label: 'Preset',
      help: 'The look of the cover',
      choices: {
        tech: 'Tech',
        business: 'Business',
        creative: 'Creative',
        minimal: 'Minimal',
        aurora: 'Aurora',
        geometric: 'Geometric',
        ink: 'Ink',
        split: 'Split',
        retro: 'Retro',
        nature: 'Nature',
        pastel: 'Pastel',
      },
    },
    align: {
      label: 'Alignment',
      help: 'Of the text, horizontally',
      choices: { left: 'Left', center: 'Center', right: 'Right' },
    },
    position: {
      label: 'Position',
      help: 'Of the text, vertically',
      choices: { top: 'Top', middle: 'Middle', bottom: 'Bottom' },
    },
    background: { label: 'Background', help: 'Replaces the preset’s; over a picture, it dims the picture' },
    color: { label: 'Text color', help: 'Replaces the preset’s' },
    fontSize: { label: 'Title size', help: 'In pixels; smaller if a long title needs it' },
    logo: { label: 'Logo', help: 'At the top, in its own proportions' },
    image: {
      label: 'Picture',
      help: 'Behind the text, cropped to fill the cover and dimmed as much as the text needs',
    },
    format: {
      label: 'Format',
      help: 'PNG keeps every pixel; the others are smaller',
      choices: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
    },
    scale: { label: 'Scale', help: '2 doubles the pixels on each side, for sharp screens' },
  },
  output: {
    file: { label: 'Cover', help: 'The cover as a file' },
    width: { label: 'Width', help: 'In pixels, scale included' },
    height: { label: 'Height', help: 'In pixels, scale included' },
    contrast: {
      label: 'Contrast of the text',
      help: 'At its lowest, by WCAG 2.2, from 1 to 21; at least 4.5 is recommended',
    },
    readable: { label: 'Easy to read', help: 'The contrast is at least 4.5' },
    count: { label: 'Covers', help: 'How many are in the ZIP' },
    unreadable: { label: 'Hard to read', help: 'Sizes in which the contrast is below 4.5' },
  },
  guide: {
    steps: [
      'Type a title, and a subtitle if you like.',
      'Choose a preset and where the cover will be used.',
      'Download the cover.',
    ],
    questions: [
      {
        question: 'Which size does WeChat want?',
        answer: 'The cover of an article is shown as 2.35 to 1: 900 x 383. Use 900 x 500 if a template asks for it.',
      },
      {
        question: 'Which font is used?',
        answer:
          'Noto Sans SC, which comes with this site and covers Latin and Chinese. Emoji and other scripts use the fonts of your system. An emoji that they lack is left out; any other character becomes two thick bars, so that you see where one is missing. An empty box never shows.',
      },
      {
        question: 'Why did my title become smaller?',
        answer:
          'So that all of it stays inside the part that no platform crops. A shorter title, or a line break of your own, lets it grow.',
      },
      { question: 'Are my pictures uploaded?', answer: 'No. The cover is drawn on your device.' },
    ],
  },
}
