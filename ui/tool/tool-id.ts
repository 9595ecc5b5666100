import { createContext, useContext } from 'react'

const ToolIdContext = createContext<string | undefined>(undefined)

export const ToolIdProvider = ToolIdContext.Provider

/** The id of the tool whose operations run here. */
export function useToolId(): string {
  const id = useContext(ToolIdContext)
  if (id === undefined) throw new Error('No ToolIdProvider above')
  return id
}
