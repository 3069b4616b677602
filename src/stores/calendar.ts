import { environment } from '../environment/environment.ts'

/** The learner's own date as a file that calendars read, in the words of the page. */
export function calendarFile(of: 'classroom' | 'practical-exam', id: number): string {
  const { siteId, languageId } = environment().page
  return `/calendar/${of}/${id}.ics?siteId=${siteId}&languageId=${languageId}`
}
