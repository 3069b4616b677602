import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { usePageTitle } from '../../components/use-title.ts'
import { EditorTaskList } from './EditorTaskList.tsx'
import { LastPublishPanel } from './LastPublishPanel.tsx'
import { PendingTextsTable } from './PendingTextsTable.tsx'
import { TodayStatistics } from './TodayStatistics.tsx'
import { UnsavedList } from './UnsavedList.tsx'

/** The start view: key figures, unsaved and open tasks, languages with missing texts, and sites. */
export function TodayView() {
  const { t } = useTranslation()
  usePageTitle('')
  const day = new Intl.DateTimeFormat(document.documentElement.lang, {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
  }).format(new Date())
  return (
    <div className="dm">
      <div className="ph">
        <h1 className="h1">{day}</h1>
        <span className="muted">{t('today:remark')}</span>
      </div>
      <TodayStatistics />
      <div className="cols">
        <div className="stk">
          <UnsavedList />
          <EditorTaskList />
        </div>
        <div className="stk">
          <PendingTextsTable />
          <LastPublishPanel />
        </div>
      </div>
    </div>
  )
}
