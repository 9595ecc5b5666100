import { lazy, Suspense } from 'react'
import { useBoot } from '../boot/boot.ts'
import { FriendBars, FriendList } from './friend-list.tsx'

const FetchedFriends = lazy(() => import('./fetched-friends.tsx'))

/** The links to friends' sites: three gray bars while they load, nothing where there are none. */
export function Friends() {
  const { friendLinks } = useBoot()
  if (friendLinks) return <FriendList links={friendLinks} />
  return (
    <Suspense fallback={<FriendBars />}>
      <FetchedFriends />
    </Suspense>
  )
}
