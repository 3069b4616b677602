import { environment } from '../../environment/environment.ts'

/** A page that the learner left to enrol in a required certification, and to which the learner returns afterwards. */
export interface ReturnPage {
  certificationId: number
  href: string
  name: string
}

const key = 'way back'

/** Stores in this tab the page that the learner leaves to enrol in a certification. */
export const saveReturnPage = (page: ReturnPage): void => environment().visit.set(key, JSON.stringify(page))

/** Returns the page that the learner left last for this certification; null if there is none. */
export function findReturnPage(certificationId: number): ReturnPage | null {
  const stored = environment().visit.get(key)
  if (!stored) return null
  const page = JSON.parse(stored) as ReturnPage
  return page.certificationId === certificationId ? page : null
}
