import { createPortal } from 'react-dom'
import { Announcer } from '#ui/controls/announcer.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { OperationFilter } from './operation-filter.tsx'

/** What needs a script on the pages of the API: buttons that copy, and the filter. The server left places for them. */
export function ApiControls({ root }: { root: HTMLElement }) {
  const filter = root.querySelector('[data-filter]')
  return (
    <Announcer>
      {Array.from(root.querySelectorAll('[data-copy]'), (place, index) =>
        createPortal(
          <CopyButton value={codeBeside(place)} look="icon" label={place.previousSibling?.textContent ?? undefined} />,
          place,
          index,
        ),
      )}
      {filter && createPortal(<OperationFilter root={root} />, filter)}
    </Announcer>
  )
}

const codeBeside = (place: Element): string => place.closest('[data-code]')?.querySelector('pre')?.textContent ?? ''
