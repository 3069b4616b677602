import { environment } from '../../environment/environment.ts'

/** A page that somebody left for a certification that it needs, to come back to once they are enrolled. */
export interface ReturnPage {
  certificationId: number
  href: string
  name: string
}

const key = 'way back'

/** Remembers, in this tab, where somebody comes from who leaves to enrol in a certification. */
export const saveReturnPage = (way: ReturnPage): void => environment().visit.set(key, JSON.stringify(way))

/** The page that this certification was left for last; null where there is none. */
export function findReturnPage(certificationId: number): ReturnPage | null {
  const kept = environment().visit.get(key)
  if (!kept) return null
  const way = JSON.parse(kept) as ReturnPage
  return way.certificationId === certificationId ? way : null
}
