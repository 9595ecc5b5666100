import { useState } from 'react'
import type { Repair } from '#kit/errors.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button } from '../controls/button.tsx'
import { useLanguage, useTexts } from '../language/language.ts'
import { useRunner } from '../run/runner.ts'
import { useWorkbench } from '../tool/workbench.tsx'

interface RepairButtonProps {
  repair: Repair
  /** Where what is repaired stands. */
  field: string
}

/** Puts what another operation makes of a text in its place; the editor's way back takes that back too. */
export default function RepairButton({ repair, field }: RepairButtonProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const runner = useRunner()
  const announce = useAnnounce()
  const { values, change } = useWorkbench()
  const [failed, setFailed] = useState<unknown>()
  const text = values[field]
  if (typeof text !== 'string') return null
  // What cannot be repaired is not offered again, until it is another text.
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
