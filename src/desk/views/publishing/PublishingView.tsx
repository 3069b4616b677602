import { useStore } from '@nanostores/react'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { Link } from '../../components/Link.tsx'
import { usePageTitle } from '../../components/use-title.ts'
import { $me } from '../../session/me.ts'
import { $siteStates } from '../../session/site-states.ts'
import { NotFound } from '../NotFound.tsx'
import { Calendar } from './Calendar.tsx'
import { ContentCheck } from './ContentCheck.tsx'
import { SiteOverview } from './SiteOverview.tsx'
import { canChangeSite } from './SitePanel.tsx'
import { siteHealthOf } from './site-health.ts'
import { useSitePublish } from './use-site-publish.ts'

const tabs = ['board', 'calendar', 'check'] as const

/** The publishing view: the sites, the calendar of schedules, and the check of all content. */
export default function PublishingView({ tab: given }: { tab?: string | undefined }) {
  const tab = given || 'board'
  const { t, locale } = useTranslation()
  const states = useStore($siteStates) ?? []
  const { limits } = useStore($me)
  const actions = useSitePublish()
  usePageTitle(t('publishing:title'))
  const own = states.filter(({ site }) => canChangeSite(limits, site))
  const failed = own.filter((state) => siteHealthOf(state) === 'failed').map(({ site }) => site)
  const isBusy = actions.running !== undefined
  if (!tabs.some((each) => each === tab)) return <NotFound />
  return (
    <div className="dm">
      <div className="ph">
        <h1 className="h1">{t('publishing:title')}</h1>
        {states.length > 0 && (
          <span className="muted num">{t('publishing:sites', { count: states.length })}</span>
        )}
        {tab === 'board' && own.length > 0 && (
          <div className="end">
            <button
              className="btn sec2"
              type="button"
              aria-disabled={isBusy}
              aria-busy={isBusy && actions.running?.length === own.length}
              onClick={() => void actions.publish(own.map(({ site }) => site))}
            >
              {t('publishing:publishAll')}
            </button>
            {failed.length > 0 && (
              <button
                className="btn"
                type="button"
                aria-disabled={isBusy}
                onClick={() => void actions.publish(failed)}
              >
                {t('publishing:retry', { sites: joinWithCommas(locale, failed) })}
              </button>
            )}
          </div>
        )}
      </div>
      <nav className="tabs" aria-label={t('publishing:title')}>
        {tabs.map((name) => (
          <Link
            key={name}
            href={urlOf($router, 'publishing', name === 'board' ? {} : { tab: name })}
            aria-current={name === tab ? 'page' : undefined}
          >
            {t(`publishing:tab.${name}`)}
          </Link>
        ))}
      </nav>
      {tab === 'board' && <SiteOverview actions={actions} />}
      {tab === 'calendar' && <Calendar />}
      {tab === 'check' && <ContentCheck />}
    </div>
  )
}
