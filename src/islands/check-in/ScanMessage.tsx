import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { type CheckInState, checkInAgain } from '#src/stores/classroom/check-in.ts'
import { redirectToSignIn } from '#src/stores/session/session.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SessionTimeAndPlace } from '#src/ui/SessionTimeAndPlace.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

type CheckInResult = Exclude<CheckInState, { state: 'none' | 'working' }>

/**
 * The result of the scan: checked in, sign-in required, or the reason why the check-in was refused; each with one
 * next step.
 */
export function ScanMessage({ place, checkIn }: { place: Place; checkIn: CheckInResult }) {
  const { t } = useTranslation()
  const messageKey = checkIn.state === 'refused' ? `refused.${checkIn.reason}` : checkIn.state
  const isRefused = checkIn.state === 'refused'
  return (
    <section className="panel stack gap-4" aria-labelledby="said">
      <div className="stack gap-2" role={isRefused ? 'alert' : 'status'}>
        <h2 className="t24 row" id="said">
          <Icon name={isRefused ? 'warning' : checkIn.state === 'done' ? 'tick' : 'calendar'} />
          {t(`check-in:${messageKey}.title`)}
        </h2>
        <p>{t(`check-in:${messageKey}.text`)}</p>
      </div>
      {checkIn.classroom && <Classroom classroom={checkIn.classroom} />}
      <p className="row">
        <NextAction place={place} checkIn={checkIn} />
      </p>
    </section>
  )
}

function Classroom({ classroom }: { classroom: ClassroomSummary }) {
  const { locale } = useTranslation()
  const { name, location, venue } = classroom
  return (
    <div className="stack gap-2">
      <h3 className="t20" {...langAttributesOf(classroom, locale)}>
        {name}
      </h3>
      <SessionTimeAndPlace
        session={classroom}
        where={
          location !== '' && (
            <li>
              <Icon name="pin" />
              <span {...langAttributesOf(classroom, locale)}>{location}</span>
            </li>
          )
        }
        online={!venue}
        live
      />
    </div>
  )
}

function NextAction({ place, checkIn }: { place: Place; checkIn: CheckInResult }) {
  const { t } = useTranslation()
  if (checkIn.state === 'signIn')
    return (
      <button type="button" className="btn" onClick={redirectToSignIn}>
        {t('notices:signIn')}
      </button>
    )
  if (
    checkIn.state === 'refused' &&
    (checkIn.reason === 'unreachable' || checkIn.reason === 'tooFrequent' || checkIn.reason === 'tooEarly')
  )
    return (
      <button type="button" className="btn" onClick={() => void checkInAgain(place)}>
        {t('enrolment:retry')}
      </button>
    )
  if (checkIn.state === 'refused' && checkIn.reason === 'noSeat' && checkIn.classroom)
    return (
      <a className="btn" href={routes.classroom(place, checkIn.classroom.id)}>
        {t('check-in:toClassroom')}
      </a>
    )
  return (
    <a
      className={checkIn.state === 'done' ? 'btn' : 'btn sec2'}
      href={`${routes.myLearning(place)}?tab=1&subTab=2`}
    >
      {t('check-in:toMyLearning')}
    </a>
  )
}
