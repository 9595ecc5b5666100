import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { useBoot } from '../boot/boot.ts'
import { ServedPage } from '../reading/served-page.tsx'

/** Where the source is, and every package in the product with its licence. */
export default function LicencesPage() {
  const words = useTexts(texts)
  const { code_url, contact_email } = useBoot().config.site_info
  return (
    <ServedPage title={words.title}>
      <section id="source">
        <p>
          {words.own}
          {contact_email && !code_url && fill(words.write, { address: contact_email })}
        </p>
        {code_url && (
          <p>
            <a href={code_url}>{code_url}</a>
          </p>
        )}
        <p>{words.others}</p>
      </section>
    </ServedPage>
  )
}

const texts = {
  en: {
    title: 'Source and licenses',
    own: 'This site runs Toolbench, free software under the GNU General Public License, version 3 or later. You have the right to its source; the owner of this site will give it to you if you ask.',
    write: ' Write to {address}.',
    others: 'It comes with the following packages, each under its own license.',
  },
  zh: {
    title: '源代码与许可证',
    own: '本站运行 Toolbench，它是自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。你有权获得其源代码，可向网站所有者索取。',
    write: '请发邮件至 {address}。',
    others: '它包含以下软件包，每个软件包采用各自的许可证。',
  },
}
