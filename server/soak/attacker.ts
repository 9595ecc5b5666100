// One address that attacks until its process is ended, and tells what it heard.
import { attack } from './attacks.ts'

const [, , port, from = ''] = process.argv
await attack({ port: Number(port), from, goesOn: () => true, heard: (heard) => process.send?.(heard) })
