import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    render: { title: 'Preview', description: 'Render Markdown as safe HTML.', done: 'Preview updated' },
  },
  input: {
    markdown: { label: 'Markdown', help: 'The text to render' },
    gfm: {
      label: 'GFM',
      help: 'GitHub’s additions: tables, task lists, strikethrough, autolinks, footnotes, alerts, front matter',
    },
    toc: { label: 'Table of contents', help: 'Where a line says [TOC], otherwise at the top' },
    html: { label: 'Raw HTML', help: 'Keep the safe part of the HTML in the text; otherwise show it as text' },
    highlight: { label: 'Syntax highlighting', help: 'Color code in common languages' },
    math: { label: 'Math', help: 'TeX between $ and $, or $$ and $$' },
    lines: { label: 'Source lines', help: 'Mark each block with its first line, in data-line, from 0' },
  },
  output: {
    html: { label: 'HTML', help: 'Safe to show: no scripts, no styles; images keep their URLs' },
    toc: {
      label: 'Outline',
      help: 'The headings in their order',
      columns: {
        level: { label: 'Level', help: '1 to 6' },
        text: { label: 'Heading', help: 'Without Markdown marks' },
        id: { label: 'ID', help: 'Its id in the HTML' },
      },
    },
    stats: { label: 'Statistics', help: 'Characters, words and lines of the source, the rest as parsed' },
  },
  guide: {
    steps: [
      'Type or paste Markdown, or drop a file.',
      'See the preview beside it; choose in the options what is recognized.',
      'Copy the HTML, or download it as a page with its styles.',
    ],
    questions: [
      {
        question: 'Which Markdown syntax is supported?',
        answer:
          'CommonMark: all examples of its specification pass. With GFM come GitHub’s tables, task lists, strikethrough, autolinks, footnotes, alerts and front matter.',
      },
      {
        question: 'Why is an image not shown?',
        answer:
          'The preview loads no remote images, to protect your privacy; it shows their URLs instead. The HTML that you copy or export has the images. Paste or drop an image to embed it in the document.',
      },
      {
        question: 'What happens to HTML in the text?',
        answer:
          'It is shown as text, or with “Raw HTML” its safe part is kept: scripts, styles, forms, frames and handlers are always removed.',
      },
      {
        question: 'How do I write a formula?',
        answer:
          'Turn on “Math”, then write $x^2$ in a line, or a block between two lines of $$. A dollar sign before a space, or after one, is just a dollar sign.',
      },
      {
        question: 'Why does bold beside Chinese punctuation work here but not elsewhere?',
        answer:
          'Where punctuation stands inside the asterisks, CommonMark needs a space outside them. Chinese, Japanese and Korean are written without spaces, so emphasis beside their characters works here as you expect (the CJK-friendly amendments to CommonMark). Other renderers may show the asterisks.',
      },
      {
        question: 'Can it draw diagrams?',
        answer:
          'Yes, with Mermaid: write them between ```mermaid and ```. They are drawn on your device, and are part of the exported page and of what you print.',
      },
      {
        question: 'How do I edit a table?',
        answer:
          'With the cursor in it, Tab goes to the next cell and adds a row at the end; buttons add, remove and align. The source is aligned as you go. Press Esc, then Tab to leave the editor.',
      },
      {
        question: 'Is my text sent anywhere?',
        answer: 'No. It is rendered in your browser, and stays on this device.',
      },
    ],
  },
} satisfies Texts<typeof operations>
