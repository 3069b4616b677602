import { useStore } from '@nanostores/react'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $me } from '../session/me.ts'

/** Shown if a user's roles do not open the room: lists the user's roles, and names who can grant others. */
export function OtherRole() {
  const { t } = useTranslation()
  const { roles = [] } = useStore($me)
  return (
    <div className="dm">
      <div className="empty">
        <h1 className="h1">{t('shell:otherRoleTitle')}</h1>
        <p>{t('shell:otherRole', { roles: roles.map((role) => t(`shell:role.${role}`)).join(', ') })}</p>
      </div>
    </div>
  )
}
