import { CheckPanel } from './CheckPanel.tsx'
import { UsesPanel } from './UsesPanel.tsx'

/** What belongs to an item beside its form. */
export function EditSide() {
  return (
    <aside className="aside stk">
      <CheckPanel />
      <UsesPanel />
    </aside>
  )
}
