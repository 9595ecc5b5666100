import { useAlive } from '../../shell/use-alive.ts'

export default function DashboardPage() {
  useAlive()
  return null
}
