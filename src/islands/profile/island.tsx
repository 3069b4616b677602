import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type InformationField, informationFields } from '#src/domain/learner/information.ts'
import { environment } from '#src/environment/environment.ts'
import { type Place, routes } from '#src/routes.ts'
import { supplyInfoResource, withdrawNewName } from '#src/stores/profile/profile.ts'
import { $session, loadSession, redirectToSignIn } from '#src/stores/session/session.ts'
import { countriesResource } from '#src/stores/site/countries.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { RequestedName } from '#src/ui/RequestedName.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { isSignedOutElsewhere, SignedOutNotice } from '../SignedOutNotice.tsx'
import { Portrait } from './Portrait.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SignedInDevices } from './SignedInDevices.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

export const namespaces = ['my-learning', 'form', 'list', 'enrolment'] as const

/** Returns the fields that a parameter of the URL names. */
function namedFields(parameter: 'need' | 'change'): InformationField[] {
  const names = (environment().navigation.query().get(parameter) ?? '').split(',')
  return informationFields.filter((field) => names.includes(field))
}

/** The page on which learners change their personal information. */
export default function Profile({ place }: { place: Place }) {
  const { t } = useTranslation()
  const session = useStore($session)
  const supplyInfo = useStore(supplyInfoResource.$state)
  useEffect(() => {
    void loadSession().then(({ state }) => state === 'anonymous' && redirectToSignIn())
    void supplyInfoResource.load()
    void countriesResource.load()
  }, [])
  if (session.state === 'failed' || supplyInfo.state === 'failed')
    return (
      <LoadFailure
        text={t('list:failed')}
        retry={t('enrolment:retry')}
        onRetry={() => {
          void loadSession()
          void supplyInfoResource.load(true)
        }}
      />
    )
  if (isSignedOutElsewhere(session)) return <SignedOutNotice />
  if (session.state !== 'signedIn' || supplyInfo.state !== 'ready')
    return <div className="panel holding" aria-busy="true" />
  // A link can request fields that the site does not require: `need` lists required fields, `change` lists optional
  // fields.
  const requested = { ...supplyInfo.value }
  for (const name of namedFields('need')) requested[name] = true
  return (
    <div className="split">
      <section className="panel stack gap-6">
        <Portrait learner={session.learner} />
        <RequestedName requested={session.learner.requestedName} onWithdraw={withdrawNewName} />
        <ProfileForm learner={session.learner} requested={requested} optional={namedFields('change')}>
          <a className="more" href={routes.myLearning(place)}>
            {t('my-learning:back')}
          </a>
        </ProfileForm>
      </section>
      <aside className="stack gap-6">
        <SignedInDevices />
        <a className="more" href={routes.newDates(place)}>
          {t('my-learning:newDates')}
        </a>
        <SignOutEverywhere />
      </aside>
    </div>
  )
}
