import { useState } from 'react'
import { joinLabel } from '#kit/words/marks.ts'
import { Segments } from '../controls/segments.tsx'
import { TextEditor } from '../editor/text-editor.tsx'
import { useTexts } from '../language/language.ts'
import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'

/** HTML rendered in a frame that runs no script and reaches no network, and its source. */
export default function HtmlView({ value, text }: OutputViewProps) {
  const words = useTexts(texts)
  const [side, setSide] = useState<'look' | 'source'>('look')
  const html = String(value)
  return (
    <div className={styles['html']}>
      <div>
        <Segments
          label={words.view}
          choices={[
            { value: 'look', label: words.look },
            { value: 'source', label: words.source },
          ]}
          value={side}
          onChange={setSide}
        />
      </div>
      {side === 'look' ? (
        <iframe
          title={joinLabel(text.label, words.look)}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={policy + html}
        />
      ) : (
        <TextEditor value={html} mediaType="text/html" label={text.label} readOnly />
      )}
    </div>
  )
}

/**
 * Comes before the HTML, so that the policy holds for all of it; the page's own policy holds too. A link would
 * reach the network: opening it in a new window lets the sandbox block it.
 */
const policy =
  '<!doctype html><meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; media-src data:; form-action 'none'; base-uri 'none'">` +
  '<meta http-equiv="x-dns-prefetch-control" content="off"><base target="_blank">'

const texts = {
  en: { view: 'View', look: 'Preview', source: 'Source' },
  zh: { view: '视图', look: '预览', source: '源代码' },
}
