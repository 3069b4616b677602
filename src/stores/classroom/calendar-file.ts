import { environment } from '../../environment/environment.ts'

/** Returns the URL of a calendar file for a session of the learner, in the language of the page. */
export function calendarFileUrl(kind: 'classroom' | 'practical-exam', id: number): string {
  const { siteId, languageId } = environment().page
  return `/calendar/${kind}/${id}.ics?siteId=${siteId}&languageId=${languageId}`
}
