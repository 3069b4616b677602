import type { LoggedPublish } from '#src/domain/content-item/logged-publish.ts'
import type { PageFailure } from '#src/domain/content-item/page-failure.ts'
import type { SiteState } from '#src/domain/content-item/site-state.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { formatInstant, formatNumber } from '../../components/format-time.ts'
import { Link } from '../../components/Link.tsx'
import { editorOfRelease, instantOfRelease } from './site-health.ts'

interface SiteTimelineProps {
  state: SiteState
  /** Whether the editor may roll the site back. */
  canChange: boolean
  onRollBack: (release: string) => void
}

/** The last three publishes that failed, followed by the current and the stored releases, the newest first. */
export function SiteTimeline({ state, canChange, onRollBack }: SiteTimelineProps) {
  const { t } = useTranslation()
  const { release, stored, publishes } = state
  const failed = publishes.filter(({ failure, failures }) => failure !== undefined || failures?.length)
  const releases = [...new Set([...(release ? [release.name] : []), ...stored])].sort().toReversed()
  return (
    <ol className="tl c">
      {failed.slice(0, 3).map((publish) => (
        <FailedPublish key={publish.at} publish={publish} />
      ))}
      {releases.map((name) => (
        <li key={name} className={name === release?.name ? 'd' : undefined}>
          <b>{formatInstant(instantOfRelease(name))}</b>
          <PublishedBy editor={editorOfRelease(name, publishes)} />
          {name === release?.name ? (
            <span className="meta">{t('publishing:shown', { pages: formatNumber(release.pages) })}</span>
          ) : (
            <>
              {release && name > release.name && <span className="meta">{t('publishing:prepared')}</span>}
              {canChange && release && name < release.name && (
                <button className="btn quiet sm" type="button" onClick={() => onRollBack(name)}>
                  {t('publishing:rollBackTo')}
                </button>
              )}
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

function FailedPublish({ publish }: { publish: LoggedPublish }) {
  const { t } = useTranslation()
  const { at, by, failure, failures = [] } = publish
  return (
    <li className="x">
      <b>
        {t(failure === undefined ? 'publishing:pagesFailed' : 'publishing:notLive', {
          count: failures.length,
        })}
      </b>
      <span className="meta">{formatInstant(at)}</span>
      <PublishedBy editor={by} />
      {failure !== undefined && <span className="meta">{failure}</span>}
      {failures.slice(0, 5).map((page) => (
        <FailedPage key={page.path} page={page} />
      ))}
    </li>
  )
}

/** The editor who published; empty if the publish was not started by an editor. */
function PublishedBy({ editor }: { editor: string | undefined }) {
  const { t } = useTranslation()
  return editor ? <span className="meta">{t('publishing:by', { editor })}</span> : null
}

function FailedPage({ page: { family, id, path, reason } }: { page: PageFailure }) {
  return (
    <span className="meta">
      {family && id !== undefined ? (
        <Link href={urlOf($router, 'edit', { family, id })}>
          <bdi>{path}</bdi>
        </Link>
      ) : (
        <bdi>{path}</bdi>
      )}
      : {reason}
    </span>
  )
}
