import { createPortal } from 'react-dom'
import { Announcer } from '#ui/controls/announcer.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { OperationFilter } from './operation-filter.tsx'

/** What needs a script on the pages of the API: buttons that copy, and the filter. The server left places for them. */
export function ApiControls({ root }: { root: HTMLElement }) {
  return (
    <Announcer>
      {Array.from(root.querySelectorAll<HTMLElement>('[data-filter], [data-copy]'), (place, index) =>
        createPortal(
          'filter' in place.dataset ? (
            <OperationFilter root={root} />
          ) : (
            <CopyButton value={codeBeside(place)} look="icon" label={place.previousSibling?.textContent ?? undefined} />
          ),
          place,
          index,
        ),
      )}
    </Announcer>
  )
}

/** The code stands below the line that the button is in. */
const codeBeside = (place: Element): string => place.parentElement?.nextElementSibling?.textContent ?? ''
