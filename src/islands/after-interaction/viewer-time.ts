import {
  formatCalendarBadgeDate,
  formatSessionDays,
  formatSessionHours,
  zoneNameOf,
} from '#src/i18n/session-time.ts'

const language = document.documentElement.lang
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Shows the days and times of an online session in the visitor's time zone. Decision:
 * docs/decisions/classroom-seats.md.
 */
function showViewerTime(facts: HTMLElement, zone: string): void {
  const [startsAt = '', endsAt = ''] = facts.dataset.viewerTime?.split(' ') ?? []
  const session = { startsAt, endsAt }
  const days = facts.querySelector('time')
  if (days) days.textContent = formatSessionDays(language, session, zone)
  const [hours, label] = facts.querySelectorAll('[data-hours] > *')
  if (hours) hours.textContent = formatSessionHours(language, session, zone)
  const text = facts.dataset.viewerLabel?.replace('{zone}', zoneNameOf(language, session, zone))
  if (label && text) label.textContent = text
  const badge = formatCalendarBadgeDate(language, session, zone)
  const [month, day] = facts.closest('li, .detail')?.querySelectorAll('.date > *') ?? []
  if (month) month.textContent = badge.month
  if (day) day.textContent = badge.day
}

if (zone)
  for (const facts of document.querySelectorAll<HTMLElement>('[data-viewer-time]'))
    showViewerTime(facts, zone)
