import { Tag } from '../controls/tag.tsx'
import { useTexts } from '../language/language.ts'

/** Says that a result belongs to an earlier input, and that the current one failed. */
export function OutOfDate() {
  const words = useTexts(texts)
  return <Tag kind="warning">{words.stale}</Tag>
}

const texts = { en: { stale: 'out of date' }, zh: { stale: '已过时' } }
