import type { OutputOf } from '#kit/description.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import type { FactListProps } from '#ui/output/fact-list.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type * as operations from '../../operations.ts'
import type { en } from '../../texts.en.ts'
import { keyOf } from '../keys/keys.ts'
import { SplitView } from '../roots/split-view.tsx'
import type { PageTexts } from '../texts.en.ts'
import styles from './query.module.css'

type Characters = OutputOf<typeof operations.lookup>['characters']

/** In rows. The codes of a whole book would take long to draw; copying includes all. */
const drawn = 500

/** Characters with their codes, levels and roots, and words with their codes and the names of their keys. */
export function CodeTable({ output, isStale }: FactListProps) {
  const { characters, words: wordEntries } = output as OutputOf<typeof operations.lookup>
  const { output: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const { columns } = labels.characters
  // The codes of another kind of table do not match the roots, so only the names of their keys are shown.
  const hasRoots = characters.some(({ roots }) => roots)
  return (
    <div className={styles['tables']} data-stale={isStale || undefined}>
      {characters.length > 0 && (
        <section aria-label={labels.characters.label}>
          <Head title={labels.characters.label} count={characters.length} rows={characters.map(lineOfCharacter)} />
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.character.label}</th>
                <th scope="col">{columns.codes.label}</th>
                <th scope="col">{columns.level.label}</th>
                <th scope="col">{hasRoots ? columns.roots.label : words.keysOf}</th>
              </tr>
            </thead>
            <tbody>
              {characters.slice(0, drawn).map(({ character, codes, level, kind, roots, identification }) => (
                <tr key={character}>
                  <th scope="row" lang="zh-CN">
                    {character}
                  </th>
                  <td>
                    {codes.map((code) => (
                      <code key={code}>{code}</code>
                    ))}
                  </td>
                  <td>{columns.level.choices[level]}</td>
                  {hasRoots ? (
                    <td>{kind && roots && <SplitView split={{ kind, roots, identification }} size="row" />}</td>
                  ) : (
                    <td lang="zh-CN">{keyNamesOf(codes.at(-1) ?? '')}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {wordEntries.length > 0 && (
        <section aria-label={labels.words.label}>
          <Head
            title={labels.words.label}
            count={wordEntries.length}
            rows={wordEntries.map(({ word, code }) => `${word}\t${code}`)}
          />
          <table>
            <thead>
              <tr>
                <th scope="col">{labels.words.columns.word.label}</th>
                <th scope="col">{labels.words.columns.code.label}</th>
                <th scope="col">{words.keysOf}</th>
              </tr>
            </thead>
            <tbody>
              {wordEntries.slice(0, drawn).map(({ word, code }) => (
                <tr key={word}>
                  <th scope="row" lang="zh-CN">
                    {word}
                  </th>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td lang="zh-CN">{keyNamesOf(code)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {characters.length + wordEntries.length === 0 && <p>{words.noCode}</p>}
    </div>
  )
}

function Head({ title, count, rows }: { title: string; count: number; rows: string[] }) {
  return (
    <div className={styles['head']}>
      <h3>{title}</h3>
      <span>{count}</span>
      <CopyButton value={rows.join('\n')} label={title} look="icon" />
    </div>
  )
}

const lineOfCharacter = ({ character, codes, split }: Characters[number]): string =>
  [character, codes.join(' '), ...(split ? [split] : [])].join('\t')

/** The names of the keys of a code: 工 木 for `as`. */
const keyNamesOf = (code: string): string => [...code].map((letter) => keyOf(letter)?.name ?? '').join(' ')
