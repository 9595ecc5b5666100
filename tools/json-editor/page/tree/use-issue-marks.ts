import { useEffect, useRef } from 'react'
import type { ValueIssue } from '../../document/issue-marks.ts'
import type { RemoteDocumentState } from '../document/use-remote-document.ts'

const none: readonly ValueIssue[] = []

/** Sends the errors of a schema to the document, again whenever it is opened or checked. */
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
    // Nothing to clear where nothing was marked.
    if (!isOpen || (issues.length === 0 && marked.current.length === 0)) return
    marked.current = issues
    const listed = issues.map(({ location, code, params }) => ({ location, code, params }))
    remote.ask('markIssues', listed).then(
      () => tell.current(),
      // The document was closed: it has no rows any more.
      () => {},
    )
  }, [remote, isOpen, issues])
}
