import { useStore } from '@nanostores/react'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { Link } from '../components/Link.tsx'
import { $me } from '../session/me.ts'
import { isEditor } from '../session/roles.ts'
import { areaUrl, listAccessibleAreas } from '../shell/areas.ts'

/**
 * A page for users whose roles give no access to the current view. Lists the user's roles, links to the views that
 * these roles open, and explains who can grant other roles.
 */
export function MissingRole() {
  const { t, locale } = useTranslation()
  const { roles = [] } = useStore($me)
  return (
    <div className="dm">
      <div className="empty">
        <h1 className="h1">{t(isEditor() ? 'content:mayNotCreate' : 'shell:otherRoleTitle')}</h1>
        <p>
          {t('shell:otherRole', {
            roles: joinWithCommas(
              locale,
              roles.map((role) => t(`shell:role.${role}`)),
            ),
          })}
        </p>
        {listAccessibleAreas().map((area) => (
          <Link key={area.name} className="btn" href={areaUrl(area)}>
            {t('shell:goTo', { name: t(`shell:${area.name}`) })}
          </Link>
        ))}
      </div>
    </div>
  )
}
