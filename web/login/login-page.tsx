import { useAlive } from '../shell/use-alive.ts'

export default function LoginPage() {
  useAlive()
  return null
}
