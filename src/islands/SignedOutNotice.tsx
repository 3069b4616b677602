import { redirectToSignIn, type SignedInState } from '#src/stores/session/session.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** Returns whether the learner has signed out in another tab while this page was open. */
export const isSignedOutElsewhere = (session: SignedInState): boolean =>
  session.state === 'anonymous' && !!session.signedOut

/**
 * A notice that replaces the learner's data after a sign-out in another tab, with a button to sign in. Uses the
 * message namespace `list`.
 */
export function SignedOutNotice() {
  const { t } = useTranslation()
  return <LoadFailure text={t('list:signedOut')} retry={t('list:signIn')} onRetry={redirectToSignIn} />
}
