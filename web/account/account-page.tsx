import { useAlive } from '../shell/use-alive.ts'

export default function AccountPage() {
  useAlive()
  return null
}
