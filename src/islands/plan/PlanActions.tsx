import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import type { PlannedStage } from '#src/domain/plan/schedule.ts'
import { environment } from '#src/environment/environment.ts'
import { formatPlanQuery, type PlanQuery } from '#src/query/plan.ts'
import { type Place, routes } from '#src/routes.ts'
import { showToast } from '#src/stores/notice/notices.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface PlanActionsProps {
  goal: PlannedCertification
  stages: readonly PlannedStage[]
  query: PlanQuery
  place: Place
  origin: string
  portal: string
}

/** Downloads a calendar as a file. */
function downloadCalendar(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  link.download = name
  link.click()
  environment().later(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The actions for a plan: print it, copy its URL, download its dates as a calendar. */
export function PlanActions({ goal, stages, query, place, origin, portal }: PlanActionsProps) {
  const { t } = useTranslation()
  const saveCalendar = async () => {
    try {
      const { formatMilestones: milestonesOf } = await import('./milestones.ts')
      downloadCalendar(
        `plan-${goal.id}.ics`,
        milestonesOf({ goal, stages, place, origin, portal, now: environment().now(), t }),
      )
    } catch {
      showToast('notices:notOpened')
    }
  }
  return (
    <div className="row on-screen">
      <button type="button" className="btn sec2" onClick={() => void saveCalendar()}>
        <Icon name="calendar" />
        {t('plan:calendar')}
      </button>
      <button
        type="button"
        className="btn sec2"
        data-copy={origin + routes.plan(place) + formatPlanQuery(query)}
        data-copied={t('share:copied')}
        data-failed={t('share:notCopied')}
      >
        {t('share:copy')}
        <Icon name="copy" />
      </button>
      <button type="button" className="btn quiet" onClick={() => globalThis.print()}>
        {t('plan:print')}
      </button>
    </div>
  )
}
