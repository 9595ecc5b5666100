import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const sizes = {
  wechat: 'WeChat 900 × 500',
  'wechat-article': 'WeChat article 900 × 383',
  weibo: 'Weibo 560 × 260',
  xiaohongshu: 'Xiaohongshu 1242 × 1660',
  douyin: 'Douyin 1080 × 1920',
  bilibili: 'Bilibili 1146 × 717',
  youtube: 'YouTube 1280 × 720',
  'open-graph': 'Link preview (Open Graph) 1200 × 630',
}

export const en: Texts<typeof operations> = {
  operations: {
    generate: { title: 'Generate', description: 'Generate a cover from a title.', done: 'Generated' },
    generateAll: {
      title: 'All sizes',
      description: 'Generate one design in the size of every platform, as a ZIP.',
      done: 'Generated',
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
    background: { label: 'Background', help: 'Replaces the preset’s; over an image, it dims the image' },
    color: { label: 'Text color', help: 'Replaces the preset’s' },
    fontSize: { label: 'Title size', help: 'In pixels; smaller if a long title needs it' },
    logo: { label: 'Logo', help: 'At the top, in its own proportions' },
    image: {
      label: 'Image',
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
      label: 'Text contrast',
      help: 'The lowest contrast ratio by WCAG 2.2, from 1 to 21; at least 4.5 is recommended',
    },
    readable: { label: 'Easy to read', help: 'The contrast ratio is at least 4.5' },
    count: { label: 'Covers', help: 'How many are in the ZIP' },
    unreadable: { label: 'Hard to read', help: 'Sizes in which the contrast ratio is below 4.5' },
  },
  guide: {
    steps: [
      'Type a title, and a subtitle if you like.',
      'Choose a preset and where the cover will be used.',
      'Download the cover.',
    ],
    questions: [
      {
        question: 'Which size should I use for WeChat?',
        answer: 'The cover of an article is shown at 2.35:1, 900 × 383. Use 900 × 500 if a template asks for it.',
      },
      {
        question: 'Which font is used?',
        answer:
          'Noto Sans SC, which comes with this site and covers Latin and Chinese. Emoji and other scripts use the fonts of your system. Missing emoji are skipped; other missing characters show as 〓.',
      },
      {
        question: 'Why did my title become smaller?',
        answer:
          'So that all of it stays inside the safe area, which no platform crops. A shorter title, or a line break of your own, lets it grow.',
      },
      { question: 'Are my images uploaded?', answer: 'No. The cover is generated on your device.' },
    ],
  },
}
