import { useEffect, useRef } from 'react'
import type { ValueIssue } from '../../document/issue-marks.ts'
import type { RemoteDocumentState } from '../document/use-remote-document.ts'

const none: readonly ValueIssue[] = []

/** Has the document mark what a schema forbids of its values, anew when it is opened or checked again. */
export function useIssueMarks(
  { remote, opening }: RemoteDocumentState,
  issues: readonly ValueIssue[] = none,
  onMarked: () => void,
): void {
  const marked = useRef(issues)
  const tell = useRef(onMarked)
  tell.current = onMarked
  const isOpen = opening.state === 'open'
  useEffect(() => {
    // What was never marked need not be taken away.
    if (!isOpen || (issues.length === 0 && marked.current.length === 0)) return
    marked.current = issues
    const listed = issues.map(({ location, code, params }) => ({ location, code, params }))
    remote.ask('markIssues', listed).then(
      () => tell.current(),
      // The document was let go: it has no rows any more.
      () => {},
    )
  }, [remote, isOpen, issues])
}
