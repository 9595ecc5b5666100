import type { ReactNode } from 'react'
import type { WholeTool } from '#core/catalogue.ts'
import { Announcer } from '../controls/announcer.tsx'
import { HistoryList } from '../history/history-list.tsx'
import { HistoryProvider } from '../history/use-history.tsx'
import { WorkbenchProvider } from '../tool/workbench.tsx'
import { Companions } from './companions.tsx'
import { GuideSection } from './guide-section.tsx'
import { TitleRow } from './title-row.tsx'

/** What stands around every tool: its title and actions above, its history, how-to and questions below. */
export function ToolFrame({ card, children }: { card: WholeTool; children: ReactNode }) {
  return (
    <Announcer>
      <WorkbenchProvider>
        <HistoryProvider isSecret={card.isSecret}>
          <div className="wrap" data-wide="" data-category={card.category}>
            <TitleRow card={card} />
            {children}
            <HistoryList />
            <GuideSection />
            <Companions card={card} />
          </div>
        </HistoryProvider>
      </WorkbenchProvider>
    </Announcer>
  )
}
