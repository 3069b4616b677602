import type { family } from '#src/domain/content-item/families.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Link } from '../../pieces/Link.tsx'
import { contentListUrl } from './content-list-url.ts'

/** The families, the most edited first: programmes first, tables of values last. */
const order = [
  ...['certification', 'course', 'pool', 'classroom', 'practicalExam', 'news', 'faq', 'topic', 'banner'],
  ...['homeImage', 'notice', 'trainer', 'trainerPage', 'survey', 'feedback', 'comment', 'distributor'],
  ...['category', 'region', 'province', 'dictionary'],
] as const satisfies readonly (typeof family.options)[number][]

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
        {order.map((each) => (
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
