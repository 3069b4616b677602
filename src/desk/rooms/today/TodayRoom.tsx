import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useTitle } from '../../pieces/use-title.ts'
import { LanguageTable } from './LanguageTable.tsx'
import { SiteCells } from './SiteCells.tsx'
import { TodayStatistics } from './TodayFigures.tsx'
import { UnsavedList } from './UnsavedList.tsx'
import { WaitingList } from './WaitingList.tsx'

/** The start view: key figures, unsaved and open tasks, languages with missing texts, and sites. */
export function TodayRoom() {
  const { t } = useTranslation()
  useTitle('')
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
          <WaitingList />
        </div>
        <div className="stk">
          <LanguageTable />
          <SiteCells />
        </div>
      </div>
    </div>
  )
}
