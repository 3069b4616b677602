import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Link } from '../../components/Link.tsx'
import { contentListUrl } from './content-list-url.ts'
import { orderedFamilies } from './ordered-families.ts'

/** The list of families. */
export function FamilyNav({ current }: { current: string | undefined }) {
  const { t } = useTranslation()
  return (
    <nav className="pn fam" aria-label={t('content:families')}>
      <ul>
        <li>
          <Link href={contentListUrl(undefined, {})} aria-current={current ? undefined : 'page'}>
            {t('content:all')}
          </Link>
        </li>
        {orderedFamilies.map((each) => (
          <li key={each}>
            <Link href={contentListUrl(each, {})} aria-current={current === each ? 'page' : undefined}>
              {t(`shell:family.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
