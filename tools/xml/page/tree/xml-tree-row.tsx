import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { TreeItem } from '#ui/tree/tree-item.tsx'
import type { XmlRow } from '../../tree/xml-tree.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './tree.module.css'

interface XmlTreeRowProps {
  id: string
  row: XmlRow
  /** In pixels. */
  height: number
  isActive: boolean
  onSelect: () => void
  onToggle: () => void
}

/** A row of the tree: an element's name, attributes and text, or another node. */
export function XmlTreeRow({ id, row, height, isActive, onSelect, onToggle }: XmlTreeRowProps) {
  const words = usePageTexts<PageTexts>()
  const { kind, name, attributes, text, children, isOpen } = row
  const count = fill(words.children, { count: formatCount(children) })
  return (
    <TreeItem id={id} row={row} height={height} isActive={isActive} onSelect={onSelect} onToggle={onToggle}>
      {kind === 'element' ? (
        <>
          <span className={styles['name']}>{name}</span>
          {attributes.map(([key, value]) => (
            <span key={key} className={styles['attribute']}>
              {' '}
              {key}=<span>"{value}"</span>
            </span>
          ))}
          {text !== '' && <span className={styles['text']}>{`  ${text}`}</span>}
          {children > 0 && !isOpen && <span className={styles['count']}>{count}</span>}
        </>
      ) : (
        <>
          <span className={styles['kind']}>{kind === 'text' ? words.textNode : words[kind]}</span>
          <span className={styles['text']} data-kind={kind}>{`  ${text}`}</span>
        </>
      )}
    </TreeItem>
  )
}
