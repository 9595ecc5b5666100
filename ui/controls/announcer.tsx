import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

const AnnounceContext = createContext<(message: string) => void>(() => {})

/** Says something politely to who does not see the page: that a text was copied, that a run is done. */
export const useAnnounce = (): ((message: string) => void) => useContext(AnnounceContext)

export function Announcer({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ message: '', count: 0 })
  // A message that comes twice must change the region, or it is said once.
  const announce = useCallback((message: string) => setAnnouncement(({ count }) => ({ message, count: count + 1 })), [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" role="status" data-announcer="">
        <span key={announcement.count}>{announcement.message}</span>
      </div>
    </AnnounceContext>
  )
}
