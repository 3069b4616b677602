import { useStore } from '@nanostores/react'
import { $router } from '../../address/router.ts'
import { FailedPanel } from '../../pieces/FailedPanel.tsx'
import { SitePublishResults } from '../../pieces/SitePublishResults.tsx'
import { Skeleton } from '../../pieces/Skeleton.tsx'
import { $siteStates } from '../../session/site-states.ts'
import { SitePanel } from './SitePanel.tsx'
import { SiteTable } from './SiteTable.tsx'
import { healthOf } from './site-health.ts'
import type { SitePublish } from './use-site-publish.ts'

/**
 * The table of sites, with a panel for the chosen site. If no site is chosen, the panel shows the first site with a
 * problem.
 */
export function SiteOverview({ acts }: { acts: SitePublish }) {
  const states = useStore($siteStates)
  const { search } = useStore($router) ?? { search: {} as Record<string, string> }
  if (!states) return <Skeleton lines={12} />
  const chosen =
    states.find(({ site }) => site === search.site) ??
    states.find((state) => healthOf(state) !== 'current') ??
    states[0]
  const choose = (site: string) => $router.open(`${location.pathname}?site=${site}`, true)
  return (
    <div className="pb">
      <div className="stk">
        {acts.running && <SitePublishResults sites={undefined} />}
        {acts.published && <SitePublishResults sites={acts.published} />}
        {acts.failure && <FailedPanel failure={acts.failure} />}
        <SiteTable states={states} chosen={chosen?.site} onChoose={choose} />
      </div>
      {chosen && <SitePanel key={chosen.site} state={chosen} acts={acts} />}
    </div>
  )
}
