import { ChangedPagesPanel } from './ChangedPagesPanel.tsx'
import { CheckPanel } from './CheckPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { UsesPanel } from './UsesPanel.tsx'

/** The panels beside the form of an item. */
export function EditSidePanels() {
  return (
    <aside className="aside stk">
      <CheckPanel />
      <PreviewPanel />
      <ChangedPagesPanel />
      <HistoryPanel />
      <UsesPanel />
    </aside>
  )
}
