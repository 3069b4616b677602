import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, addressOf } from '../../address/router.ts'
import { findingText } from '../../item/finding-text.ts'
import { groupFindings } from '../../item/group-findings.ts'
import { useChangeLabel } from '../../item/use-change-label.ts'
import { Link } from '../../pieces/Link.tsx'
import { languageName } from '../../pieces/language-name.ts'

/** An item with its findings; each line links to its field. */
export function CheckedItem({ findings }: { findings: readonly ContentFinding[] }) {
  const { t } = useTranslation()
  const { family, id } = findings[0] as ContentFinding
  const label = useChangeLabel(family)
  const address = addressOf($router, 'edit', { family, id })
  return (
    <li>
      <span>
        <Link href={address}>
          {t(`shell:oneFamily.${family}`)} {id}
        </Link>
        {groupFindings(findings).map(({ key, first, count, language }) => (
          <span className="found" key={key}>
            <span className={first.level === 'error' ? 'bad' : 'warn'}>
              <Icon name="warning" />
            </span>
            <Link
              href={`${address}?${new URLSearchParams({ ...(language && { language }), field: first.path })}`}
            >
              {language
                ? t('edit:checkBehind', { count, language: languageName(language) })
                : [first.path && label(first.path.split('.')), findingText(first)].filter(Boolean).join(': ')}
            </Link>
          </span>
        ))}
      </span>
    </li>
  )
}
