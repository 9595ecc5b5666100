import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'

const AnnounceContext = createContext<(message: string) => void>(() => {})

/** Says something politely to who does not see the page: that a text was copied, that a run is done. */
export const useAnnounce = (): ((message: string) => void) => useContext(AnnounceContext)

export function Announcer({ children }: { children: ReactNode }) {
  const [{ messages, count }, setAnnouncement] = useState<{ messages: string[]; count: number }>(none)
  const shown = useRef(0)
  useLayoutEffect(() => {
    shown.current = count
  }, [count])
  const announce = useCallback(
    (message: string) =>
      setAnnouncement(({ messages, count }) =>
        // What is announced before the last message is in the page is said with it, or that one would never be heard.
        count > shown.current
          ? { messages: [...messages.filter((each) => each !== message), message], count }
          : { messages: [message], count: count + 1 },
      ),
    [],
  )
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" role="status" data-announcer="">
        {/* A message that comes twice must change the region, or it is said once. */}
        <div key={count}>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      </div>
    </AnnounceContext>
  )
}

const none = { messages: [], count: 0 }
