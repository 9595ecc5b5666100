import { MarkdownBench } from './markdown-bench.tsx'

/** A text in Markdown beside what it looks like. */
export default function MarkdownPreviewPage() {
  return <MarkdownBench />
}
