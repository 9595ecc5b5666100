import type { ReactNode } from 'react'
import type { WholeTool } from '#kit/catalogue.ts'
import { Announcer } from './announcer.tsx'
import { Companions } from './companions.tsx'
import { GuideSection } from './guide-section.tsx'
import { HistoryList } from './history-list.tsx'
import { TitleRow } from './title-row.tsx'
import { HistoryProvider } from './use-history.tsx'
import { WorkbenchProvider } from './workbench.tsx'

/** What stands around every tool: its title and actions above, its history, how-to and questions below. */
export function ToolFrame({ card, children }: { card: WholeTool; children: ReactNode }) {
  return (
    <Announcer>
      <WorkbenchProvider>
        <HistoryProvider>
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
