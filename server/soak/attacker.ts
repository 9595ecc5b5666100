// One address that attacks until its process is ended, and reports every outcome.
import { attack } from './attacks.ts'

const [, , port, from = ''] = process.argv
await attack({ port: Number(port), from, goesOn: () => true, onOutcome: (outcome) => process.send?.(outcome) })
