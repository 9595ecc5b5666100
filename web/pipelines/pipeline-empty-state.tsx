import type { Pipeline } from '#core/pipeline/definition.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import styles from './steps.module.css'

/** Explains pipelines while there is no step, and offers one to try. */
export function PipelineEmptyState({ onOpen }: { onOpen: (pipeline: Pipeline, input?: string) => void }) {
  const words = useTexts(texts)
  const language = useLanguage()

  async function trySample(): Promise<void> {
    const { samples } = await import('./known/samples.ts')
    const [{ title, pipeline, input }] = samples
    onOpen({ ...pipeline, name: title[language] }, input)
  }

  return (
    <div className={styles['teaching']}>
      <p>{words.what}</p>
      <ol>
        {words.how.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <Button onClick={() => void trySample()}>{words.sample}</Button>
    </div>
  )
}

const texts = {
  en: {
    what: 'A pipeline runs operations one after another, here on your device.',
    how: [
      'Add a step: search for what you want to do, such as “base64 decode”.',
      'Type or drop the input of the first step. Every step shows its result.',
      'Save it here, share it as a link, or run it from your scripts.',
    ],
    sample: 'Try a sample',
  },
  zh: {
    what: '流水线依次运行多个操作，全部在你的设备上完成。',
    how: [
      '添加步骤：搜索要做的事，例如“base64 解码”。',
      '输入或拖入第一步的内容，每一步都会显示自己的结果。',
      '可以保存在本机、用链接分享，或在脚本中运行。',
    ],
    sample: '试试示例',
  },
}
