import { useAlive } from '../../shell/use-alive.ts'

export default function DataListPage() {
  useAlive()
  return null
}
