import { useAlive } from '../../shell/use-alive.ts'

export default function ConfigPage() {
  useAlive()
  return null
}
