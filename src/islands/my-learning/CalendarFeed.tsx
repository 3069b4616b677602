import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import {
  calendarFeedResource,
  replaceCalendarFeed,
  stopCalendarFeed,
} from '#src/stores/classroom/calendar-feed.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const urlOf = (path: string): URL => new URL(path, window.location.href)

/** The calendar feed with the learner's dates: its URL, and buttons to replace the URL and to end the feed. */
export function CalendarFeed() {
  const { t } = useTranslation()
  const feed = useStore(calendarFeedResource.$state)
  useEffect(() => void calendarFeedResource.load(), [])
  if (feed.state === 'failed')
    return (
      <LoadFailure
        text={t('message:feed.failed')}
        retry={t('enrolment:retry')}
        onRetry={() => void calendarFeedResource.load(true)}
      />
    )
  const path = feed.state === 'ready' ? feed.value.path : null
  return (
    <section className="panel stack gap-3" aria-busy={feed.state === 'loading' || undefined}>
      <h2 className="t20">{t('message:feed.title')}</h2>
      <p>{t(path ? 'message:feed.have' : 'message:feed.text')}</p>
      {path ? (
        <>
          <p className="address">
            <bdi className="mono">{urlOf(path).href}</bdi>
          </p>
          <p className="row">
            <a className="btn sec2" href={urlOf(path).href.replace(/^https?:/, 'webcal:')}>
              {t('message:feed.open')}
            </a>
            <button
              type="button"
              className="btn sec2"
              data-copy={urlOf(path).href}
              data-copied={t('message:feed.copied')}
              data-failed={t('message:feed.notCopied')}
            >
              {t('message:feed.copy')}
            </button>
            <button type="button" className="btn quiet" onClick={() => void replaceCalendarFeed()}>
              {t('message:feed.renew')}
            </button>
            <button type="button" className="btn quiet" onClick={() => void stopCalendarFeed()}>
              {t('message:feed.end')}
            </button>
          </p>
          <p className="meta">{t('message:feed.secret')}</p>
        </>
      ) : (
        <p>
          <button type="button" className="btn sec2" onClick={() => void replaceCalendarFeed()}>
            {t('message:feed.make')}
          </button>
        </p>
      )}
    </section>
  )
}
