import { useState } from 'react'
import type { SiteConfig } from '#contract/site-config/sections.ts'
import { fill } from '#kit/sentence.ts'
import { marksOf } from '#kit/words/marks.ts'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import type { Issues } from '#ui/fields/issues-at.ts'
import { useTexts } from '#ui/language/language.ts'
import { showToast } from '../../toast/show-toast.ts'
import { DelayedLoading } from '../controls/delayed-loading.tsx'
import { sectionCards } from './cards/section-cards.ts'
import styles from './config.module.css'
import { ConflictNote } from './conflict-note.tsx'
import { countChanges } from './draft/draft.ts'
import { EditorProvider } from './draft/editor-context.ts'
import { importConfig } from './draft/import-config.ts'
import { isPublic, type StoredConfig } from './draft/stored-config.ts'
import { ImportErrors } from './import-errors.tsx'
import { ImportExport } from './import-export.tsx'
import { IssueSummary } from './issue-summary.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { HomePreviews, PagePreviews } from './pages/previews.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionForm } from './section-form.tsx'
import { SectionNav } from './section-nav.tsx'
import { useConfigEditor } from './use-config-editor.ts'

interface ConfigEditorProps {
  /** The server's configuration; undefined until it has answered. */
  stored: StoredConfig | undefined
  /** The configuration shown until then, locked. */
  displayed: SiteConfig
}

const previews = {
  site_info: HomePreviews,
  site_seo: HomePreviews,
  page_seo_config: PagePreviews,
} as const

/** The list of sections, the form of the open one, its previews, and the save bar. */
export function ConfigEditor({ stored, displayed }: ConfigEditorProps) {
  const words = useTexts(texts)
  const { editor, section, conflicts, count, isSaving, save, overwrite, replaceDraft, resetSection } = useConfigEditor(
    stored,
    displayed,
  )
  const { draft } = editor
  const [refused, setRefused] = useState<Issues>()
  const title = useTexts(sectionCards[section].title)
  const Previews = section in previews ? previews[section as keyof typeof previews] : undefined
  useShortcutScope('admin')
  useCommand('save', count > 0 ? save : undefined)

  /** Confirms a change of the draft, with an undo. */
  function showUndoToast(text: string): void {
    const before = draft
    showToast({ text, undo: () => replaceDraft(before) })
  }

  function discard(): void {
    showUndoToast(words.discarded)
    replaceDraft({})
  }

  function reset(): void {
    showUndoToast(fill(words.wasReset, { section: title }))
    resetSection(section)
  }

  function importText(text: string): void {
    if (!stored) return
    const read = importConfig(text, draft, stored)
    setRefused('issues' in read ? read.issues : undefined)
    if ('issues' in read) return
    const count = countChanges(read.draft)
    if (count === 0) {
      showToast({ text: words.importedNothing })
      return
    }
    const left =
      read.ignored.length > 0
        ? ` ${fill(words.ignored, { names: read.ignored.join(marksOf(words.ignored).listComma) })}`
        : ''
    showUndoToast(fill(words.imported, { count }) + left)
    replaceDraft(read.draft)
  }

  return (
    <EditorProvider value={editor}>
      <div className={styles['top']}>
        <h1>{words.title}</h1>
        <ImportExport onImport={importText} />
      </div>
      {refused && <ImportErrors issues={refused} onClose={() => setRefused(undefined)} />}
      <div className={styles['page']} data-previews={Previews && ''}>
        <SectionNav current={section} />
        <form className={styles['form']} aria-label={title} noValidate onSubmit={(event) => event.preventDefault()}>
          {conflicts.length > 0 && (
            <ConflictNote names={conflicts} isSaving={isSaving} onOverwrite={() => overwrite(conflicts)} />
          )}
          <IssueSummary />
          {stored || isPublic(section) ? (
            <SectionForm key={section} name={section} onReset={reset} />
          ) : (
            <DelayedLoading />
          )}
        </form>
        {Previews && <Previews />}
      </div>
      {count > 0 && <SaveBar count={count} isSaving={isSaving} onDiscard={discard} onSave={save} />}
      <LeaveGuard count={count} onLeave={() => replaceDraft({})} />
    </EditorProvider>
  )
}

const texts = {
  en: {
    title: 'Site configuration',
    discarded: 'Changes discarded',
    wasReset: '{section}: back to the defaults, not saved yet',
    imported: 'Imported: {count|change|changes}, not saved yet',
    importedNothing: 'Nothing to import: the file says what is already set',
    ignored: 'Left out, because the site has no such setting: {names}',
  },
  zh: {
    title: '网站配置',
    discarded: '已放弃更改',
    wasReset: '“{section}”已恢复默认，尚未保存',
    imported: '已导入 {count} 处更改，尚未保存',
    importedNothing: '没有可导入的内容：文件与当前设置相同',
    ignored: '以下内容不是本站的设置，未导入：{names}',
  },
}
