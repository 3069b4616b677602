import type { CheckedFinding } from '#src/domain/content-item/content-finding.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { Link } from '../../components/Link.tsx'
import { type FindingGroup, groupFindings } from '../../item/group-findings.ts'
import { useFindingLine } from '../../item/use-finding-line.ts'

/** An item with its title, family and number, and a line for each finding that links to its field. */
export function ItemFindings({ findings }: { findings: readonly CheckedFinding[] }) {
  const { t } = useTranslation()
  const { family, id, title } = findings[0] as CheckedFinding
  const lineOf = useFindingLine(family)
  const address = urlOf($router, 'edit', { family, id })
  const name = `${t(`shell:oneFamily.${family}`)} ${id}`
  const addressOfGroup = ({
    first,
    language = first.rule === 'missingTranslation' ? first.detail : '',
  }: FindingGroup) =>
    `${address}?${new URLSearchParams({ ...(language && { language }), field: first.path })}`
  return (
    <li>
      <span>
        <Link href={address}>
          <bdi>{title || name}</bdi>
        </Link>
        {title && <span className="meta">{name}</span>}
        {groupFindings(findings).map((group) => (
          <span className="found" key={group.key}>
            <span className={group.first.level === 'error' ? 'bad' : 'warn'}>
              <Icon name="warning" />
            </span>
            <Link href={addressOfGroup(group)}>{lineOf(group)}</Link>
          </span>
        ))}
      </span>
    </li>
  )
}
