import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'

const AnnounceContext = createContext<(message: string) => void>(() => {})

/** Returns a function that announces a message to screen readers, politely: a text was copied, a run is done. */
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
        // A message that comes before the last one is rendered is joined to it, or that one would be lost.
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
        {/* A repeated message must change the region, or it is announced once only. */}
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
