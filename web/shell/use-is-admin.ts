import { useEffect, useState } from 'react'

/**
 * Says whether an administrator is logged in here. Most visitors never log in: the code of sessions is loaded for those
 * whose browser holds a token, or who log in.
 */
export function useIsAdmin(): boolean {
  const [isOne, setIsOne] = useState(false)

  useEffect(() => {
    let end: (() => void) | undefined
    let isWatched = false
    const watch = () => {
      if (isWatched || !hasToken()) return
      isWatched = true
      void import('../session/session.ts').then(({ isAdmin, onSessionChange, readUser }) => {
        const look = () => setIsOne(isAdmin(readUser()))
        // The page may have gone meanwhile.
        if (isWatched) end = onSessionChange(look)
        look()
      })
    }
    watch()
    addEventListener('sessionchange', watch)
    addEventListener('storage', watch)
    return () => {
      isWatched = false
      removeEventListener('sessionchange', watch)
      removeEventListener('storage', watch)
      end?.()
    }
  }, [])

  return isOne
}

function hasToken(): boolean {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    return false
  }
}
