import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { environment } from '#src/environment/environment.ts'
import { type Place, routes, signInPath } from '#src/routes.ts'
import { $smartTry, loadSmartTry } from '#src/stores/certification/smart-try.ts'
import { redirectToSignInFromLink } from '#src/stores/session/session.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DistributorPanel, Distributors } from './Distributors.tsx'

export const namespaces = ['smart-try'] as const

interface SmartTryProps {
  place: Place
  /** The page's path. */
  path: string
  /** Whether the page shows only the distributor that the query string names. */
  detail?: boolean
}

/** The distributors that lend devices to certified learners. Specification 1, section 1: Smart Try. */
export default function SmartTry({ place, path, detail = false }: SmartTryProps) {
  const { t } = useTranslation()
  const promotion = useStore($smartTry)
  useEffect(() => void loadSmartTry(), [])
  if (promotion.state === 'ready') {
    const { distributors } = promotion
    if (!detail) return <Distributors place={place} distributors={distributors} />
    const id = Number(environment().navigation.query().get('id'))
    const distributor = distributors.find((each) => each.id === id)
    if (distributor) return <DistributorPanel distributor={distributor} />
  }
  if (promotion.state === 'loading' || promotion.state === 'anonymous') return <SignInPrompt path={path} />
  if (promotion.state === 'noCertificate')
    return (
      <section className="empty" role="status">
        <p>{t('smart-try:noCertificate')}</p>
        <a className="btn" href={routes.overview(place, 'hsc')}>
          {t('smart-try:toCertifications')}
        </a>
      </section>
    )
  if (promotion.state === 'failed')
    return (
      <section className="empty failed" role="alert">
        <p>{t('smart-try:failed')}</p>
        <button type="button" className="btn sec2" onClick={() => void loadSmartTry()}>
          {t('smart-try:retry')}
        </button>
      </section>
    )
  return (
    <p className="empty" role="status">
      {t('smart-try:missing')}
    </p>
  )
}

/** A prompt to sign in and a loading message; a script in the page's head decides which of them is visible. */
function SignInPrompt({ path }: { path: string }) {
  const { t } = useTranslation()
  return (
    <>
      <section className="empty sign-in">
        <p>{t('smart-try:signInToSee')}</p>
        <a className="btn" href={signInPath(path)} onClick={redirectToSignInFromLink}>
          {t('smart-try:signIn')}
        </a>
      </section>
      <p className="account-hold" role="status">
        {t('smart-try:loading')}
      </p>
    </>
  )
}
