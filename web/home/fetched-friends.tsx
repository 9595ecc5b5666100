import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { queryClient } from '../boot/query-client.ts'
import { FriendBars, FriendFrame, FriendList } from './friend-list.tsx'
import { readFriendLinks } from './read-friend-links.ts'

/** The friend links for a page that was served without them. */
export default function FetchedFriends() {
  return (
    <QueryClientProvider client={queryClient}>
      <Fetched />
    </QueryClientProvider>
  )
}

function Fetched() {
  const { data, error } = useQuery({ queryKey: ['friend_link'], queryFn: readFriendLinks })
  if (data) return <FriendList links={data} />
  if (!error) return <FriendBars />
  return (
    <FriendFrame>
      <span role="alert">{error.message}</span>
    </FriendFrame>
  )
}
