import { type CalendarDay, type CalendarEntry, formatCalendar } from '#src/calendar/calendar-file.ts'
import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import type { PlannedStage } from '#src/domain/plan/schedule.ts'
import type { Translator } from '#src/i18n/translator.ts'
import { type Place, routes } from '#src/routes.ts'

const minute = 60 * 1000

interface MilestonesInput {
  goal: PlannedCertification
  stages: readonly PlannedStage[]
  place: Place
  /** The origin of the portal's URLs: "https://learning.example.org". */
  origin: string
  portal: string
  /** The current time, in milliseconds. */
  now: number
  t: Translator['t']
}

/**
 * Returns the milestones of a plan as a calendar file: for each certification the start, the theory exam, the date
 * of the practical exam and the certificate. Importing a later plan updates the entries of an earlier one. RFC
 * 5545.
 */
export function formatMilestones({ goal, stages, place, origin, portal, now, t }: MilestonesInput): string {
  const entries = stages.flatMap((stage): (CalendarDay | CalendarEntry)[] => {
    const { certification, exam } = stage
    const entryBase = (step: string, name: string) => ({
      uid: `plan-${goal.id}-${certification.id}-${step}@${new URL(origin).hostname}`,
      // The sequence number increases with time, so that the entries of a later plan replace those of an earlier
      // one.
      sequence: Math.floor(now / minute),
      title: `${name}: ${certification.name}`,
      location: '',
      status: 'tentative' as const,
      url: origin + routes.certification(place, certification.id),
    })
    return [
      { ...entryBase('learn', t('plan:learn')), day: stage.from },
      { ...entryBase('theory', t('certification:exam.theory')), day: stage.theoryOn },
      ...(exam
        ? [
            {
              ...entryBase('practical', t('certification:exam.practical')),
              ...{ location: exam.location, startsAt: exam.startsAt, endsAt: exam.endsAt },
              url: origin + routes.practicalExam(place, exam.id),
            },
          ]
        : []),
      { ...entryBase('certificate', t('plan:certificate')), day: stage.certifiedOn },
    ]
  })
  return formatCalendar(entries, portal, `${t('plan:way')} ${goal.name}`)
}
