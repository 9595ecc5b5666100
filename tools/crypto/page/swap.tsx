import type { Values } from '#kit/values.ts'
import { SwapButton } from '#ui/panes/pane-divider.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { useWorkbench } from '#ui/tool/workbench.tsx'

interface SwapProps {
  action: 'encrypt' | 'decrypt'
  run: Running<Record<string, unknown>>
  values: Values
  /** The IV that the last swap brought. */
  swappedIv: { current: unknown }
}

/**
 * Takes the result to the opposite operation, with the key as it is. Decrypting needs the IV that was made at random;
 * encrypting again does not, and the same IV for another text would be a mistake.
 */
export function Swap({ action, run, values, swappedIv }: SwapProps) {
  const { open, onOpen } = useTool()
  const { change } = useWorkbench()

  function swap(): void {
    const { output, file, iv } = run.output ?? {}
    const isOwnIv = values['iv'] !== undefined && values['iv'] !== swappedIv.current
    if (action === 'encrypt') swappedIv.current = isOwnIv ? undefined : iv
    const decryptingIv = values['keyEncoding'] === undefined || values['keyEncoding'] === 'passphrase' ? {} : { iv }
    change({
      ...(file === undefined ? { text: output, ...exchangedEncodings(values, action) } : { file }),
      ...(action === 'encrypt' ? decryptingIv : isOwnIv ? {} : { iv: undefined }),
    })
    onOpen(oppositeOf(open))
  }

  return <SwapButton isReady={run.state === 'done'} onSwap={swap} />
}

/** What the result is written in is what the input of the opposite is written in. */
function exchangedEncodings(values: Values, action: 'encrypt' | 'decrypt'): Values {
  const [plain, ciphertext] = ['utf-8', 'base64']
  return action === 'encrypt'
    ? { inputEncoding: values['outputEncoding'] ?? ciphertext, outputEncoding: values['inputEncoding'] ?? plain }
    : { inputEncoding: values['outputEncoding'] ?? plain, outputEncoding: values['inputEncoding'] ?? ciphertext }
}

const oppositeOf = (open: string): string =>
  open.startsWith('encrypt') ? open.replace('encrypt', 'decrypt') : open.replace('decrypt', 'encrypt')
