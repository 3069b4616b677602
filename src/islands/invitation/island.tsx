import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { failureTextOf } from '#src/stores/action/refusal.ts'
import { $invitation, codeInUrl, loadInvitation } from '#src/stores/classroom/invitation.ts'
import { $missingPrerequisites } from '#src/stores/prerequisite/prerequisite.ts'
import { PrerequisiteDialog } from '#src/ui/PrerequisiteDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CodeForm } from './CodeForm.tsx'
import { Letter } from './Letter.tsx'

export const namespaces = ['invitation', 'enrolment', 'error'] as const

interface InvitationProps {
  place: Place
  /** Whether this is the page for invitations to practical exams. */
  exam: boolean
  /** The values of the static form; set if the island was mounted because the visitor submitted this form. */
  fields?: Record<string, string>
}

/**
 * The page of an invitation letter, on which the learner can accept the invitation. If the URL contains no code,
 * the page shows an input for the code.
 */
export default function Invitation({ place, exam, fields }: InvitationProps) {
  const { t, find } = useTranslation()
  const invitation = useStore($invitation)
  const missing = useStore($missingPrerequisites)
  const address = exam ? routes.examInvitation(place) : routes.invitation(place)
  useEffect(() => {
    const code = fields?.code?.trim() || codeInUrl()
    if (code !== '') void loadInvitation(address, code)
  }, [address, fields])
  const { state } = invitation
  const error = state === 'refused' || state === 'read' ? invitation.failure : null
  return (
    <div className="stack gap-5 one-column">
      {(state === 'read' || state === 'accepted') && <Letter place={place} invitation={invitation} />}
      {state !== 'accepted' && (
        <CodeForm
          code={'code' in invitation ? invitation.code : ''}
          busy={state === 'reading'}
          isSecond={state === 'read'}
          isEmpty={fields !== undefined && !fields.code?.trim()}
          error={error ? failureTextOf(find, error) : undefined}
          onRead={(code) => void loadInvitation(address, code)}
        />
      )}
      <noscript>
        <p className="empty">{t('invitation:needsScript')}</p>
      </noscript>
      <PrerequisiteDialog
        missing={missing}
        reason={t('enrolment:prerequisite.certification')}
        href={(needed) => routes.certification(place, needed)}
        onClose={() => $missingPrerequisites.set([])}
      />
    </div>
  )
}
