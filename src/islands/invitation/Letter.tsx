import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatDate } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import type { Place } from '#src/routes.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { acceptOpenInvitation, type Invitation, invitedItemUrl } from '#src/stores/classroom/invitation.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface LetterProps {
  place: Place
  invitation: Extract<Invitation, { letter: object }>
}

/**
 * An invitation letter with its item, addressee and expiry date, and the button that accepts it. After that, the
 * next step is shown.
 */
export function Letter({ place, invitation }: LetterProps) {
  const { t, locale } = useTranslation()
  const { letter, invited, state } = invitation
  const href = invitedItemUrl(place, letter)
  return (
    <section className="panel stack gap-4" aria-labelledby="letter">
      <p className="lab">{t(`invitation:kind.${letter.kind}`)}</p>
      <h2 className="t24" id="letter">
        {invited ? (
          <a href={href} {...langAttributesOf(invited, locale)}>
            {invited.name}
          </a>
        ) : (
          t('invitation:notShownHere')
        )}
      </h2>
      <dl className="ex facts-list">
        <div>
          <dt>{t('invitation:for')}</dt>
          <dd>{letter.email ? <bdi>{letter.email}</bdi> : t('invitation:anybody')}</dd>
        </div>
        <div>
          <dt>{t('invitation:validUntil')}</dt>
          <dd>{formatDate(locale, letter.validUntil.slice(0, 10))}</dd>
        </div>
        {letter.site && (
          <div>
            <dt>{t('invitation:site')}</dt>
            <dd>
              <bdi>{letter.site}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {state === 'accepted' ? (
        <>
          <p className="note" role="status">
            {t('invitation:accepted')}
          </p>
          <a className="btn" href={href}>
            {t('invitation:goOn')}
          </a>
        </>
      ) : (
        <Accept withMails={letter.kind !== 'practicalExam'} />
      )}
    </section>
  )
}

function Accept({ withMails }: { withMails: boolean }) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [mails, setMails] = useState(false)
  return (
    <>
      {withMails && (
        <label className="ck">
          <input
            type="checkbox"
            checked={mails}
            onChange={(event) => setMails(event.currentTarget.checked)}
          />
          {t('enrolment:mails')}
        </label>
      )}
      <p>
        <button
          type="button"
          className="btn"
          data-act="accept"
          aria-busy={busy}
          onClick={() => void acceptOpenInvitation(mails)}
        >
          {t('invitation:accept')}
        </button>
      </p>
    </>
  )
}
