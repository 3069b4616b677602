import type { CertificationGroup, CertificationVersion } from '#src/domain/certification/certification.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface GroupsProps {
  place: Place
  groups: readonly CertificationGroup[]
  selected: number | undefined
  onSelect: (id: number) => void
}

/**
 * The certifications by type. Older versions are folded under the version that replaces them, and are unfolded if one
 * of them is selected.
 */
export function VersionGroups({ groups, ...picking }: GroupsProps) {
  const { t } = useTranslation()
  return (
    <nav className="stack gap-5" aria-label={t('certification:list.label')}>
      {groups.map(({ type, versions }) => (
        <section key={type.slug} className="stack gap-2">
          <h2 className="t20">{type.name}</h2>
          <ul className="panel tight picks">
            {versions.map((certification) => (
              <li key={certification.id}>
                <Pick certification={certification} {...picking} />
                {certification.older.length > 0 && (
                  <details
                    className="fold"
                    open={
                      certification.expanded || certification.older.some(({ id }) => id === picking.selected)
                    }
                  >
                    <summary>
                      {t('certification:list.older', { count: certification.older.length })}
                      <span className="turn">
                        <Icon name="chevronDown" />
                      </span>
                    </summary>
                    <ul>
                      {certification.older.map((older) => (
                        <li key={older.id}>
                          <Pick certification={older} {...picking} />
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Pick({
  certification,
  place,
  selected,
  onSelect,
}: Omit<GroupsProps, 'groups'> & { certification: CertificationVersion }) {
  const { locale } = useTranslation()
  const { id, name, version } = certification
  return (
    <a
      className="pick"
      href={routes.certification(place, id)}
      data-act={`select-${id}`}
      aria-current={id === selected ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        onSelect(id)
      }}
    >
      <span {...langAttributesOf(certification, locale)}>{name}</span>
      <span className="plate">{version}</span>
    </a>
  )
}
