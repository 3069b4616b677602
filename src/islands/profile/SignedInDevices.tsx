import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ActiveSession } from '#src/domain/learner/active-session.ts'
import type { Device } from '#src/domain/learner/device.ts'
import { formatDateTime } from '#src/i18n/instant.ts'
import { endSessionsElsewhere, sessionsResource } from '#src/stores/account/sessions.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The learner's open sessions by device, with buttons to end the others. */
export function SignedInDevices() {
  const { t } = useTranslation()
  const openSessions = useStore(sessionsResource.$state)
  const [endingId, setEndingId] = useState<string | null>(null)
  useEffect(() => void sessionsResource.load(), [])
  if (openSessions.state !== 'ready') return null
  const end = (id: string | null) => {
    if (endingId !== null) return
    setEndingId(id ?? 'others')
    void endSessionsElsewhere(id).finally(() => setEndingId(null))
  }
  return (
    <section className="panel stack gap-3" aria-labelledby="signed-in">
      <h2 className="t20" id="signed-in">
        {t('my-learning:signedIn.title')}
      </h2>
      <ul className="stack gap-4">
        {openSessions.value.map((each) => (
          <Session key={each.id} session={each} busy={endingId === each.id} onEnd={() => end(each.id)} />
        ))}
      </ul>
      {openSessions.value.length > 2 && (
        <p>
          <button
            type="button"
            className="btn sec2"
            aria-busy={endingId === 'others'}
            onClick={() => end(null)}
          >
            {t('my-learning:signedIn.endOthers')}
          </button>
        </p>
      )}
    </section>
  )
}

/** The names of browsers, which are the same in every language. */
const browsers: Record<Device['browser'], string> = {
  ...{ firefox: 'Firefox', edge: 'Edge', opera: 'Opera', samsung: 'Samsung Internet' },
  ...{ chrome: 'Chrome', safari: 'Safari', other: '' },
}
const systems: Record<Device['system'], string> = {
  ...{ windows: 'Windows', macos: 'macOS', ios: 'iOS', android: 'Android', chromeos: 'ChromeOS' },
  ...{ linux: 'Linux', other: '' },
}

/**
 * Returns the description of a device: "Firefox on Linux". If only browser or system is known, returns only this
 * part.
 */
function useDevice({ browser, system }: Device): string {
  const { t } = useTranslation()
  const names = { browser: browsers[browser], system: systems[system] }
  if (names.browser && names.system) return t('my-learning:signedIn.device', names)
  return names.browser || names.system || t('my-learning:signedIn.unknown')
}

function Session({ session, busy, onEnd }: { session: ActiveSession; busy: boolean; onEnd(): void }) {
  const { t, locale } = useTranslation()
  const device = useDevice(session.device)
  const times = {
    begun: formatDateTime(locale, session.begunAt),
    used: formatDateTime(locale, session.seenAt),
  }
  return (
    <li className="row between">
      <div>
        <p>
          <b>
            <bdi>{device}</bdi>
          </b>
        </p>
        <p className="meta">{t(`my-learning:signedIn.${session.here ? 'here' : 'used'}`, times)}</p>
      </div>
      {!session.here && (
        <button
          type="button"
          className="btn sec2"
          aria-busy={busy}
          aria-label={t('my-learning:signedIn.endOf', { device })}
          onClick={onEnd}
        >
          {t('my-learning:signedIn.end')}
        </button>
      )}
    </li>
  )
}
