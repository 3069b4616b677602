import { getSitesByIds } from '../../contract/catalogue/site.ts'
import { environment } from '../../environment/environment.ts'

let loading: Promise<boolean> | undefined

async function fetchOrdersFood(): Promise<boolean> {
  const { api, page } = environment()
  const result = await api.call(getSitesByIds, { ids: [page.siteId] })
  if (!result.ok) loading = undefined
  return result.ok && result.value.some((site) => site.orderFood)
}

/**
 * Returns whether the page's site orders food for onsite trainings; loaded once per page. Decision:
 * docs/decisions/classroom-seats.md.
 */
export function isFoodOrdered(): Promise<boolean> {
  loading ??= fetchOrdersFood()
  return loading
}
