import { useStore } from '@nanostores/react'
import { Mark } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { formatAge } from '../../components/format-time.ts'
import { Link } from '../../components/Link.tsx'
import { Panel } from '../../components/Panel.tsx'
import { $siteStates, isSiteCurrent } from '../../session/site-states.ts'

/** The sites with the time since their last publish. */
export function LastPublishPanel() {
  const { t } = useTranslation()
  const sites = useStore($siteStates)
  if (!sites) return null
  return (
    <Panel title={t('content:sites')} remark={t('today:sitesRemark')}>
      <div className="c cells">
        {sites.map((state) => (
          <Link
            key={state.site}
            href={urlOf($router, 'publishing', {}, { site: state.site })}
            className={isSiteCurrent(state) ? undefined : state.hold ? 'w' : 'x'}
          >
            <b>{state.site}</b>
            <span>
              {!isSiteCurrent(state) && <Mark name={state.hold ? 'half' : 'cross'} />}
              {state.publishes[0] ? formatAge(state.publishes[0].at) : '–'}
            </span>
          </Link>
        ))}
      </div>
    </Panel>
  )
}
