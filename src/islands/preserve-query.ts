/**
 * Adds the current query string and the path below the page to a link. Links to the sign-in and links to the same
 * page in another language or variant need both, because the published links do not contain them. Specification 1,
 * section 2 (single sign-on login).
 */
export function preserveQuery(link: HTMLAnchorElement): void {
  const { pathname, search } = location
  if (link.pathname.endsWith('/sso/login')) {
    link.search = `?target=${encodeURIComponent(pathname + search)}`
    return
  }
  const below = belowPage(pathname)
  if (!link.pathname.endsWith(below)) link.pathname += below
  const query = new URLSearchParams(search)
  if (link.dataset.view) query.set('view', link.dataset.view)
  link.search = String(query)
}

/**
 * Returns the part of a URL below the page's path: '/7' for '/eu/certificate/verify/7'. The page's path comes from
 * `data-own` on pages with one variant, else from the URL of the other variant.
 */
function belowPage(pathname: string): string {
  const { otherVariant, variant, own } = document.documentElement.dataset
  if (own) return pathname.startsWith(`${own}/`) ? pathname.slice(own.length) : ''
  const here = (variant === 'mobile' ? '' : '/mobile') + pathname.replace(/^\/mobile\b/, '')
  return here.startsWith(`${otherVariant}/`) ? here.slice(`${otherVariant}`.length) : ''
}
