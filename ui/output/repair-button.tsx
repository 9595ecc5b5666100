import { useState } from 'react'
import type { Repair } from '#kit/errors.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button } from '../controls/button.tsx'
import { useLanguage, useTexts } from '../language/language.ts'
import { useRunner } from '../run/runner.ts'
import { useWorkbench } from '../tool/workbench.tsx'

interface RepairButtonProps {
  repair: Repair
  /** The field whose text is repaired. */
  field: string
}

/** Replaces a text by the output of another operation; the editor's undo takes it back. */
export default function RepairButton({ repair, field }: RepairButtonProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const runner = useRunner()
  const announce = useAnnounce()
  const { values, change } = useWorkbench()
  const [failed, setFailed] = useState<unknown>()
  const text = values[field]
  if (typeof text !== 'string') return null
  // After a failed repair the button stays away until the text changes.
  if (failed === text) return <span>{words.failed}</span>

  async function apply(): Promise<void> {
    const call = { signal: new AbortController().signal, progress() {} }
    try {
      const output: Record<string, unknown> = await runner.run(
        repair.tool,
        { name: repair.operation },
        { [repair.field]: text } as never,
        call,
      )
      change({ [field]: output[repair.field] })
      announce(words.done)
    } catch {
      setFailed(text)
      announce(words.failed)
    }
  }
  return (
    <Button size="small" onClick={() => void apply()}>
      {repair.label[language]}
    </Button>
  )
}

const texts = {
  en: { done: 'Repaired', failed: 'It can’t be repaired automatically' },
  zh: { done: '已修复', failed: '无法自动修复' },
}
