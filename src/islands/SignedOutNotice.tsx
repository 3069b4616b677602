import { type SignedInState, startSignOn } from '#src/stores/session/session.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** Whether somebody has signed out in another tab while this page was open. */
export const isSignedOutElsewhere = (session: SignedInState): boolean =>
  session.state === 'anonymous' && !!session.signedOut

/** What stands in place of the learner's own things then, with the way back in. Speaks the area `list`. */
export function SignedOutNotice() {
  const { t } = useTranslation()
  return <LoadFailure text={t('list:signedOut')} retry={t('list:signIn')} onRetry={startSignOn} />
}
