import type { ReactNode } from 'react'
import type { ResultSession } from '#src/domain/search/result-details.ts'
import type { SearchResult } from '#src/domain/search/search-result.ts'
import { formatDate, formatLength } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SessionTimeAndPlace } from '#src/ui/SessionTimeAndPlace.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface ResultFactListProps {
  result: SearchResult
  /** Whether the visitor's time zone is known. */
  live: boolean
}

/**
 * The details of a search result: its type, and depending on the type, the length and credits, the day, or the times
 * and the price.
 */
export function ResultFactList({ result: { type, facts }, live }: ResultFactListProps) {
  const { t, locale } = useTranslation()
  const kind = <li>{t(`search:of.${type}`)}</li>
  if (facts?.session) return <SessionOfResult session={facts.session} kind={kind} live={live} />
  return (
    <ul className="facts">
      {kind}
      {facts?.seconds ? (
        <li>
          <Icon name="clock" />
          <bdi>{formatLength(locale, facts.seconds)}</bdi>
        </li>
      ) : null}
      {facts?.credits ? (
        <li>
          <Icon name="credit" />
          {t('course:credits', { count: facts.credits })}
        </li>
      ) : null}
      {facts?.day && (
        <li>
          <time dateTime={facts.day}>{formatDate(locale, facts.day)}</time>
        </li>
      )}
    </ul>
  )
}

interface SessionOfResultProps {
  session: ResultSession
  kind: ReactNode
  live: boolean
}

function SessionOfResult({ session, kind, live }: SessionOfResultProps) {
  const { t } = useTranslation()
  const { mode, online, offer } = session
  const where = (
    <>
      {kind}
      {mode && <li>{t(`classroom:mode.${mode}`)}</li>}
    </>
  )
  return <SessionTimeAndPlace session={session} where={where} online={online} live={live} offer={offer} />
}
