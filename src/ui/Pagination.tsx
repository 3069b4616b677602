import { listShownPages } from '../domain/list-shown-pages.ts'
import { Icon } from './Icon.tsx'
import { onPlainClick } from './plain-click.ts'
import { useTranslation } from './TranslationContext.tsx'

interface PaginationProps {
  page: number
  pages: number
  urlOf: (page: number) => string
  onChange: (page: number) => void
}

/**
 * The pages of a list as links that preserve the chosen filters. A click changes the page without a reload and
 * scrolls to the top of the list. Because the link may disappear, the focus moves to the list's heading, which is
 * the first sibling with `tabIndex={-1}`. Uses the message namespace `list`.
 */
export function Pagination({ page, pages, urlOf, onChange }: PaginationProps) {
  const { t } = useTranslation()
  if (pages < 2) return null
  const turnTo = (number: number) =>
    onPlainClick((link) => {
      onChange(number)
      const list = link.closest('nav')?.parentElement
      list?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
      link.closest('portal-island')?.scrollIntoView()
    })
  return (
    <nav className="pages" aria-label={t('list:pages')}>
      {listShownPages(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key than its position
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={number}
            className="num"
            href={urlOf(number)}
            onClick={turnTo(number)}
            data-act={`page-${number}`}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('list:page', { page: number })}
          >
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a
          href={urlOf(page + 1)}
          onClick={turnTo(page + 1)}
          data-act="next-page"
          aria-label={t('list:next')}
          rel="next"
        >
          <Icon name="chevronRight" flip />
        </a>
      )}
    </nav>
  )
}
