import { type CourseQuery, urlOfQuery } from '../../stores/course-list.ts'
import { useWords } from '../../ui/Words.tsx'

interface PagesProps {
  address: string
  query: CourseQuery
  pages: number
  onChange: (pageNum: number) => void
}

/** The pages of a list as links that keep what was chosen. */
export function Pages({ address, query, pages, onChange }: PagesProps) {
  const { t } = useWords()
  if (pages < 2) return null
  return (
    <nav className="pages" aria-label={t('course-list:pages')}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <a
          key={page}
          href={`${address}${urlOfQuery({ ...query, pageNum: page })}`}
          data-act={`page-${page}`}
          aria-current={page === query.pageNum ? 'page' : undefined}
          aria-label={t('course-list:page', { page })}
          onClick={(event) => {
            event.preventDefault()
            onChange(page)
          }}
        >
          {page}
        </a>
      ))}
    </nav>
  )
}
