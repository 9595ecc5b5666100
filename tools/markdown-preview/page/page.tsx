import { MarkdownBench } from './markdown-bench.tsx'

/** A text in Markdown beside its preview. */
export default function MarkdownPreviewPage() {
  return <MarkdownBench />
}
