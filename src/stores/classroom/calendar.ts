import { environment } from '../../environment/environment.ts'

/** The address of a calendar file with the learner's own date, in the language of the page. */
export function calendarFileAddress(of: 'classroom' | 'practical-exam', id: number): string {
  const { siteId, languageId } = environment().page
  return `/calendar/${of}/${id}.ics?siteId=${siteId}&languageId=${languageId}`
}
