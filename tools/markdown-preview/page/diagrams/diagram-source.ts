/** What marks the source of a diagram in safe HTML. */
export const diagramMark = 'class="language-mermaid'

/** Finds the sources of diagrams in a part of a document. */
export const diagramSources = (root: ParentNode): HTMLPreElement[] =>
  [...root.querySelectorAll<HTMLElement>('pre > code.language-mermaid')].map(
    ({ parentElement }) => parentElement as HTMLPreElement,
  )
