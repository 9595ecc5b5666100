import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { wubiKeys, zoneNumbers } from '../keys/keys.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './more.module.css'

/** The roots of every key, by zone. */
export function RootList() {
  const words = usePageTexts<PageTexts>()
  return (
    <div className={styles['zones']}>
      {zoneNumbers.map((zone) => (
        <section key={zone}>
          <h3>{fill(words.zone, { zone, name: words.zoneNames[zone] })}</h3>
          <dl lang="zh-CN">
            {wubiKeys
              .filter((key) => key.zone === zone)
              .map(({ letter, place, roots }) => (
                <div key={letter}>
                  <dt>
                    {letter.toUpperCase()} <small>{`${zone}${place}`}</small>
                  </dt>
                  <dd>{roots}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
