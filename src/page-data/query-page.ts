import { findListPage } from '../api/find-list-page.ts'
import { getCertification } from '../contract/catalogue/certification.ts'
import { search } from '../contract/catalogue/search.ts'
import { filterCertificationGroups } from '../domain/certification/filter-certification-groups.ts'
import type { FacetedPage } from '../domain/filter/list-items.ts'
import { formatListingQuery } from '../query/listing.ts'
import { type PageQuery, parsePageQuery } from '../query/page-query.ts'
import { formatSearchQuery, searchRequestOf } from '../query/search.ts'
import type { Sites } from '../sites/load-sites.ts'
import type { TenantName } from '../sites/site.ts'
import {
  type ApiAccess,
  type ContentSource,
  createContentSource,
  unwrapOrNull,
  unwrapResult,
} from './content-source.ts'
import { buildFixedPages } from './fixed-pages.ts'
import type { PageData, SitePage } from './page.ts'
import { pageSizeByVariant } from './pages/fixed-page-maker.ts'
import { replaceListRows } from './replace-list-rows.ts'

/** The name of the fixed pages that show each list. */
const pagesOf: Readonly<Record<PageQuery['of'], string>> = {
  search: 'search',
  certifications: 'certificationLists',
  course: 'courseLists',
  video: 'videoList',
  classroom: 'classroomLists',
  workshop: 'workshopList',
  practicalExam: 'practicalExamLists',
  news: 'news',
  trainer: 'trainers',
}

/**
 * The page for a query; if the requested page number is beyond the end of the list, the URL of the list's last
 * page.
 */
export type QueryPage = { page: SitePage } | { movedTo: string }

/**
 * Returns the page for a URL with a query, from the current content: the published page with other rows. Returns
 * undefined if the site has no such page or the URL has no query.
 */
export async function findQueryPage(
  path: string,
  query: string,
  tenant: TenantName,
  sites: Sites,
  access: ApiAccess,
): Promise<QueryPage | undefined> {
  const own = sites.sites.filter((site) => site.tenant === tenant)
  const pageQuery = parsePageQuery(path, query, own)
  if (!pageQuery) return undefined
  const source = createContentSource(pageQuery.site, pageQuery.place.language, sites, access)
  const all = await buildFixedPages(source, [pagesOf[pageQuery.of]])
  const page = all.find((each) => each.page.path === pageQuery.path)?.page
  return page && fillPage(page, pageQuery, source)
}

async function fillPage(page: SitePage, pageQuery: PageQuery, source: ContentSource): Promise<QueryPage> {
  const withData = (data: PageData): QueryPage => ({ page: { ...page, data, indexed: false } })
  const { data } = page
  const pageSize = pageSizeByVariant[pageQuery.place.variant]
  if (pageQuery.of === 'search') {
    const { query } = pageQuery
    const results = await unwrapResult(source.api.call(search, searchRequestOf(query, pageSize)))
    const last = lastOf(results, pageSize)
    if (query.page > last) return { movedTo: pageQuery.path + formatSearchQuery({ ...query, page: last }) }
    if (data.family !== 'search') throw new Error(`${page.path} searches nothing`)
    return withData({ ...data, asked: { query, finds: results } })
  }
  const { kind, query } = pageQuery
  const { chosen, page: number } = query
  if (pageQuery.of === 'certifications') {
    if (data.family !== 'certification-list') throw new Error(`${page.path} is no list of certifications`)
    const first = filterCertificationGroups(data.groups, chosen).groups[0]?.versions[0]
    const found = first && (await unwrapOrNull(source.api.call(getCertification, { id: first.id })))
    return withData({ ...data, chosen, courses: found?.courses ?? [] })
  }
  const found = await unwrapResult(
    findListPage(source.api, pageQuery.of, { chosen, page: number, pageSize, kind }),
  )
  const last = pageQuery.of === 'practicalExam' ? 1 : lastOf(found, pageSize)
  if (number > last) return { movedTo: pageQuery.path + formatListingQuery({ chosen, page: last }) }
  return withData(replaceListRows(page, found, query))
}

const lastOf = ({ total }: Pick<FacetedPage, 'total'>, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize))
