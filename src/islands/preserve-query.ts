/**
 * Adds to a link what the page's address has beside its path: a query, or the part below a page that serves
 * many ids. It is for links to the same page in another language or view, and to sign-on, since pages are
 * made without it. Specification 1, section 2 (single sign-on login).
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
 * The part of an address below the page's own path, '/7' at '/eu/certificate/verify/7': found by the path that a
 * page without a twin names as its own, else by the address of the twin.
 */
function belowPage(pathname: string): string {
  const { twin, variant, own } = document.documentElement.dataset
  if (own) return pathname.startsWith(`${own}/`) ? pathname.slice(own.length) : ''
  const here = (variant === 'mobile' ? '' : '/mobile') + pathname.replace(/^\/mobile\b/, '')
  return here.startsWith(`${twin}/`) ? here.slice(`${twin}`.length) : ''
}
