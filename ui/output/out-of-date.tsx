import { Tag } from '../controls/tag.tsx'
import { useTexts } from '../language/language.ts'

/** Says of a result that its input has changed since, and that the new one gave none. */
export function OutOfDate() {
  const words = useTexts(texts)
  return <Tag kind="warning">{words.stale}</Tag>
}

const texts = { en: { stale: 'out of date' }, zh: { stale: '已过时' } }
