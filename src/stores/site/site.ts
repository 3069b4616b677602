import { getSitesByIds } from '../../contract/catalogue/site.ts'
import { environment } from '../../environment/environment.ts'

let asked: Promise<boolean> | undefined

async function ask(): Promise<boolean> {
  const { api, page } = environment()
  const answer = await api.call(getSitesByIds, { ids: [page.siteId] })
  if (!answer.ok) asked = undefined
  return answer.ok && answer.value.some((site) => site.orderFood)
}

/** Whether the page's site orders food for onsite trainings; asked once a page. Decision: docs/decisions/classroom-seats.md. */
export function ordersFood(): Promise<boolean> {
  asked ??= ask()
  return asked
}
