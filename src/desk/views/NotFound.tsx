import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $router, urlOf } from '../address/router.ts'
import { Link } from '../components/Link.tsx'

/** The view for a URL that does not belong to any view. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <div className="dm">
      <div className="empty">
        <h1 className="h1">{t('shell:notFoundTitle')}</h1>
        <p>{t('shell:notFound')}</p>
        <Link className="btn sec2" href={urlOf($router, 'content', {})}>
          {t('shell:toContent')}
        </Link>
      </div>
    </div>
  )
}
